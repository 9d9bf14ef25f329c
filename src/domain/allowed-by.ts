// Who or what allowed a command to run.

/**
 * `edited`: a key, on the text the person changed. `always`: an earlier Always. `mode`: the setting `mode`.
 * `safe`: it only reads. `command line`: `--approve` or `--allow`. `client`: another program, which asks its own person.
 */
export const ALLOWED_BY = ['key', 'edited', 'always', 'mode', 'safe', 'command line', 'client'] as const;
export type AllowedBy = (typeof ALLOWED_BY)[number];
