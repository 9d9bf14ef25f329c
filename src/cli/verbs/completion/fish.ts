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
      if (place.type !== 'words') return [];
      const where = place.many ? '' : ` ${index}`;
      return [`complete -c beck -n '__beck_at ${name}${where}' -a ${quoted(place.words.join(' '))}`];
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
      return ` -x -a ${quoted(value.words.join(' '))}`;
    case 'file':
      return ' -r -F';
    case 'text':
      return ' -x';
  }
}

function takesValue(flag: Flag): flag is Flag & { readonly value: Value } {
  return flag.value.type !== 'none';
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
