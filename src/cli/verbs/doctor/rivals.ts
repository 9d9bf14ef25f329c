// Other tools that also use the prefix at the start of a line, recognised by their lines in an rc file.

export type Rival = {
  readonly name: string;
  /** Matches one line of an rc file. */
  readonly line: RegExp;
  readonly does: string;
  readonly fix: string;
};

const OTHER_PREFIX = "or give beck another prefix: export BECK_PREFIX in the rc file before beck's line";

export const RIVALS: readonly Rival[] = [
  {
    name: 'Atuin',
    line: /\batuin\s+init\b/,
    does: 'its AI takes the ? key on an empty line from version 18.13 on',
    fix: `Set enabled = false under [ai] in Atuin's config.toml, ${OTHER_PREFIX}.`,
  },
  {
    name: 'nsh',
    line: /\bnsh\s+(init|wrap)\b/,
    does: 'it also answers lines that begin with ?',
    fix: `Use one of the two, ${OTHER_PREFIX}.`,
  },
  {
    name: 'zsh-ai',
    line: /\bzsh-ai\b/,
    does: 'it answers lines that begin with #, and some versions bind more keys',
    fix: `Keep one of the two if a question goes to the wrong one, ${OTHER_PREFIX}.`,
  },
  {
    name: 'a key binding',
    line: /\b(bindkey|bind)\b.*(['"\s]|\\")\?(\\?["']|\s|$)/,
    does: 'it binds the ? key',
    fix: `Remove the binding, ${OTHER_PREFIX}.`,
  },
  {
    name: 'an alias or function',
    line: /^\s*(alias\s+(--\s+)?(['"]?)\\?\?\3(=|\s)|function\s+['"]?\\?\?['"]?(\s|\(|$)|\\?\?\s*\(\))/,
    does: 'it is named ?',
    fix: `Give it another name, ${OTHER_PREFIX}.`,
  },
];
