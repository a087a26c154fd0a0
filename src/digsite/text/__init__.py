"""What a person reads. So far: one English sentence for every refusal code."""
