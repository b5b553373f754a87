"""Everything that is not the table: start page, score sheet and panels."""
