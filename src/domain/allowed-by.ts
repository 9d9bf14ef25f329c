// Who or what allowed a command to run.

/**
 * `edited`: a key, on the text the person changed. `always`: an earlier Always. `mode`: the setting `mode`.
 * `safe`: it only reads. `command line`: `--approve`.
 */
export const ALLOWED_BY = ['key', 'edited', 'always', 'mode', 'safe', 'command line'] as const;
export type AllowedBy = (typeof ALLOWED_BY)[number];
