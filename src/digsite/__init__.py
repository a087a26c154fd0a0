"""Lost Ruins of Arnak and Quetzal, unofficially. BUILD says which build of the engine is running."""

from digsite.build import KIND as BUILD

__version__ = "0.1.0"
__all__ = ["BUILD", "__version__"]
