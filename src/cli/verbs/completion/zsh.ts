// The completion of `beck` for zsh: a file for `autoload`, in the words of zsh's own completion system.

import type { Flag, Value, VerbWords, Words } from './definition.ts';

export function zshCompletion({ verbs, flags }: Words): string {
  return `#compdef beck
# Made by \`beck completion zsh\`.

local context state state_descr line
local -A opt_args
local -a verbs=(
${verbs.map(({ name, about }) => `  ${quoted(`${name}:${about}`)}`).join('\n')}
)
_arguments -C \\
${flags.map((flag) => `  ${flagSpec(flag)} \\`).join('\n')}
  '1:verb:->verb' '*::argument:->rest'
case $state in
  verb) _describe -t verbs verb verbs ;;
  rest)
    case $line[1] in
${verbs.map((verb) => verbCase(verb, flags)).join('\n')}
    esac ;;
esac
`;
}

function verbCase({ name, places, flags }: VerbWords, common: readonly Flag[]): string {
  const positional = places.map((place, index) => {
    return quoted(
      `${place.many ? '*' : index + 1}:${place.type === 'words' ? 'word' : 'text'}:${action(place)}`,
    );
  });
  const specs = [...[...flags, ...common].map(flagSpec), ...positional];
  const models = places.some(({ type }) => type === 'models') ? `\n${MODELS}\n       ` : '';
  return `      ${name}) _arguments ${specs.join(' \\\n        ')}${models} ;;`;
}

/** What `beck models` listed last, with and without the provider. */
const MODELS = `        if [[ $state == models && -s \${XDG_STATE_HOME:-$HOME/.local/state}/beck/models ]]; then
          local -a models=(\${(f)"$(<\${XDG_STATE_HOME:-$HOME/.local/state}/beck/models)"})
          compadd -- $models \${models#*/}
        fi`;

function flagSpec({ name, about, value }: Flag): string {
  const told = about === '' ? '' : `[${about.replace(/[[\]\\]/g, '\\$&')}]`;
  if (value.type === 'none') return quoted(`--${name}${told}`);
  return quoted(`--${name}=${told}:${name}:${action(value)}`);
}

function action(value: Value): string {
  switch (value.type) {
    case 'words':
      return `(${value.words.join(' ')})`;
    case 'models':
      return '->models';
    case 'file':
      return '_files';
    // A blank, which zsh has for this, would keep it from completing the flags beside.
    case 'text':
      return '()';
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
