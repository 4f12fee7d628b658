"""Pictures with their truth: tiles, cities, photos, and shards of samples cut from them."""
