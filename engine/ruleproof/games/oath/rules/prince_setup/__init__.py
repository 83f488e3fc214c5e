"""The Clockwork Prince and what he changes: `setting_up`, `relics`, `tactics`, `sides`, and how he breaks `ties`."""
