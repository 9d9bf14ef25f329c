// The shells that the fuzz runs texts in.

export type FuzzShell = 'bash' | 'zsh' | 'fish';
