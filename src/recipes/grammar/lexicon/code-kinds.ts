// Where source code defines functions and classes and imports others, by the extension of its files.

type CodeKind = {
  readonly extensions: readonly string[];
  /** Extended regular expressions of the lines. */
  readonly function?: string;
  readonly class?: string;
  readonly import?: string;
};

const CODE_KINDS: readonly CodeKind[] = [
  {
    extensions: ['py'],
    function: '^[[:space:]]*(async )?def ',
    class: '^[[:space:]]*class ',
    import: '^[[:space:]]*(import|from) ',
  },
  { extensions: ['java'], class: '\\<class ', import: '^import ' },
  {
    extensions: ['c', 'h'],
    function: '^[a-zA-Z_].*[a-zA-Z0-9_]+\\([^;]*$',
    import: '^[[:space:]]*#[[:space:]]*include',
  },
  {
    extensions: ['cpp', 'cc', 'hpp'],
    class: '^[[:space:]]*class ',
    import: '^[[:space:]]*#[[:space:]]*include',
  },
  {
    extensions: ['js', 'mjs'],
    function: '\\<function ',
    class: '^[[:space:]]*(export )?class ',
    import: '^import |\\<require\\(',
  },
  {
    extensions: ['ts'],
    function: '\\<function ',
    class: '^[[:space:]]*(export )?class ',
    import: '^import ',
  },
  {
    extensions: ['php'],
    function: '\\<function ',
    class: '^[[:space:]]*class ',
    import: '^[[:space:]]*(use|require|include)',
  },
  {
    extensions: ['sh'],
    function: '^[[:space:]]*(function )?[[:alnum:]_-]+[[:space:]]*\\(\\)',
    import: '^[[:space:]]*(source|\\.) ',
  },
  {
    extensions: ['rb'],
    function: '^[[:space:]]*def ',
    class: '^[[:space:]]*class ',
    import: '^require',
  },
  { extensions: ['go'], function: '^func ' },
  { extensions: ['rs'], function: '^[[:space:]]*(pub )?fn ', import: '^use ' },
];

/** The lines of such a file that define or import something; undefined if that is not known. */
export function codeRegex(extension: string, what: string): string | undefined {
  const kind = CODE_KINDS.find(({ extensions }) => extensions.includes(extension));
  return what === 'function' || what === 'class' || what === 'import' ? kind?.[what] : undefined;
}

const COMMENTS: readonly (readonly [extensions: RegExp, regex: string])[] = [
  [/^(?:c|h|cc|cpp|hpp|java|js|mjs|ts|tsx|jsx|go|rs|swift|kt|scala|php|cs)$/, '//|/[*]|^[[:space:]]*[*]'],
  [/^(?:css|scss)$/, '/[*]|^[[:space:]]*[*]'],
  [/^(?:x?html?|xml|svg)$/, '<!--'],
  [/^(?:sql|lua|hs)$/, '--'],
  [/^(?:ini)$/, '^[[:space:]]*[#;]'],
  [/^(?:py|sh|bash|zsh|rb|pl|ya?ml|toml|conf|cfg|cnf|env|properties|txt|)$/, '^[[:space:]]*#'],
];

/** The lines with comments of such a file. */
export function commentRegex(extension: string): string | undefined {
  return COMMENTS.find(([extensions]) => extensions.test(extension))?.[1];
}
