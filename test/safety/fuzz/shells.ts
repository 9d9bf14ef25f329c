// The shells that the fuzz runs texts in.

export type FuzzShell = StateShell | 'powershell';

/** Those whose states are mixed as well. */
export type StateShell = 'bash' | 'zsh' | 'fish';
