"""What people see and say of a position: views, words, sentences, odds."""
