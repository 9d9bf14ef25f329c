// Shared parts of the rows about named files.

/** Words that may come before a name. */
export const FILE = '(file|folder|entry|text file|symlink|script|archive|subfolder)?';
