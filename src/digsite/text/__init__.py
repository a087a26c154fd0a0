"""Everything a person reads, in three languages."""
