// Where source code defines functions and classes and imports others, by the extension of its files.

type CodeKind = {
  readonly languages: RegExp;
  readonly extensions: readonly string[];
  /** Extended regular expressions of the lines. */
  readonly function?: string;
  readonly class?: string;
  readonly import?: string;
};

const CODE_KINDS: readonly CodeKind[] = [
  {
    languages: /^(?:python|py)$/,
    extensions: ['py'],
    function: '^[[:space:]]*(async )?def ',
    class: '^[[:space:]]*class ',
    import: '^[[:space:]]*(import|from) ',
  },
  { languages: /^java$/, extensions: ['java'], class: '\\<class ', import: '^import ' },
  {
    languages: /^c$/,
    extensions: ['c', 'h'],
    function: '^[a-zA-Z_].*[a-zA-Z0-9_]+\\([^;]*$',
    import: '^[[:space:]]*#[[:space:]]*include',
  },
  {
    languages: /^(?:c\+\+|cpp)$/,
    extensions: ['cpp', 'cc', 'hpp'],
    class: '^[[:space:]]*class ',
    import: '^[[:space:]]*#[[:space:]]*include',
  },
  {
    languages: /^(?:javascript|js)$/,
    extensions: ['js', 'mjs'],
    function: '\\<function ',
    class: '^[[:space:]]*(export )?class ',
    import: '^import |\\<require\\(',
  },
  {
    languages: /^(?:typescript|ts)$/,
    extensions: ['ts'],
    function: '\\<function ',
    class: '^[[:space:]]*(export )?class ',
    import: '^import ',
  },
  {
    languages: /^php$/,
    extensions: ['php'],
    function: '\\<function ',
    class: '^[[:space:]]*class ',
    import: '^[[:space:]]*(use|require|include)',
  },
  {
    languages: /^(?:shell|bash|sh)$/,
    extensions: ['sh'],
    function: '^[[:space:]]*(function )?[[:alnum:]_-]+[[:space:]]*\\(\\)',
    import: '^[[:space:]]*(source|\\.) ',
  },
  {
    languages: /^ruby$/,
    extensions: ['rb'],
    function: '^[[:space:]]*def ',
    class: '^[[:space:]]*class ',
    import: '^require',
  },
  { languages: /^(?:go|golang)$/, extensions: ['go'], function: '^func ' },
  { languages: /^rust$/, extensions: ['rs'], function: '^[[:space:]]*(pub )?fn ', import: '^use ' },
];

/** The lines of such a file that define or import something; undefined if that is not known. */
export function codeRegex(extension: string, what: string): string | undefined {
  const kind = CODE_KINDS.find(({ extensions }) => extensions.includes(extension));
  return what === 'function' || what === 'class' || what === 'import' ? kind?.[what] : undefined;
}

/** By the name of its language. */
function codeKind(language: string): CodeKind | undefined {
  return CODE_KINDS.find(({ languages }) => languages.test(language));
}
