"""The Corrupted Champion: what the Champions do when they activate."""
