// The completion of `beck` for fish: one `complete` line a word, which fish reads at the first Tab.

import type { Flag, Value, VerbWords, Words } from './definition.ts';

export function fishCompletion({ verbs, flags }: Words): string {
  return `# Made by \`beck completion fish\`.
# True where the verb on the line is $argv[1] and, when more is given, $argv[2] words stand between it and the cursor.
function __beck_at
    set -l words
    set -l skip ''
    for word in (commandline -opc)[2..]
        if test -n "$skip"
            set skip ''
        else if contains -- $word ${flags
          .filter(takesValue)
          .map(({ name }) => `--${name}`)
          .join(' ')}
            set skip 1
        else if not string match -q -- '-*' $word
            set -a words $word
        end
    end
    test "$words[1]" = "$argv[1]"; or return 1
    test (count $argv) -lt 2; or test (math (count $words) - 1) -eq $argv[2]
end
# What \`beck models\` listed last, with and without the provider.
function __beck_models
    set -l models $HOME/.local/state/beck/models
    set -q XDG_STATE_HOME; and set models $XDG_STATE_HOME/beck/models
    test -s $models; or return
    read -lz names <$models
    set names (string split -n \\n -- $names)
    printf '%s\\n' $names (string replace -r '^[^/]*/' '' -- $names)
end
complete -c beck -e
complete -c beck -f
${flags.map((flag) => flagLine(flag, '')).join('\n')}
${verbs.map(({ name, about }) => `complete -c beck -n '__beck_at ""' -a ${name} -d ${quoted(about)}`).join('\n')}
${verbs.flatMap(verbLines).join('\n')}
`;
}

function verbLines({ name, places, flags }: VerbWords): string[] {
  return [
    ...flags.map((flag) => flagLine(flag, `-n '__beck_at ${name}' `)),
    ...places.flatMap((place, index) => {
      const words = offered(place);
      const where = place.many ? '' : ` ${index}`;
      return words === undefined ? [] : [`complete -c beck -n '__beck_at ${name}${where}' -a ${words}`];
    }),
  ];
}

function flagLine({ name, about, value }: Flag, condition: string): string {
  return `complete -c beck ${condition}-l ${name}${valueOptions(value)}${about === '' ? '' : ` -d ${quoted(about)}`}`;
}

function valueOptions(value: Flag['value']): string {
  switch (value.type) {
    case 'none':
      return '';
    case 'words':
    case 'models':
      return ` -x -a ${offered(value)}`;
    case 'file':
      return ' -r -F';
    case 'text':
      return ' -x';
  }
}

function offered(value: Value): string | undefined {
  if (value.type === 'models') return "'(__beck_models)'";
  return value.type === 'words' ? quoted(value.words.join(' ')) : undefined;
}

function takesValue(flag: Flag): flag is Flag & { readonly value: Value } {
  return flag.value.type !== 'none';
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
