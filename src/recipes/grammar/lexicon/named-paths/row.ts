// What rows about named files share.

/** What may be said before a name. */
export const FILE = '(file|folder|entry|text file|symlink|script|archive|subfolder)?';
