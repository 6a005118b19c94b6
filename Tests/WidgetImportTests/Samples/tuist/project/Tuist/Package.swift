// Tuist
