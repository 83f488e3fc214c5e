"""The vocabulary: the steps of each chapter. Importing a module adds its steps."""

from lighthouse.steps import lamp, watch
from lighthouse.steps.common import vocabulary

__all__ = ["lamp", "vocabulary", "watch"]
