"""Court figures: heads, hands, costume, kings, queens, knights and knaves."""
