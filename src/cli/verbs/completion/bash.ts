// The completion of `beck` for bash: one function, which starts nothing and needs no bash-completion.

import type { Flag, Value, VerbWords, Words } from './definition.ts';

export function bashCompletion({ verbs, flags }: Words): string {
  return `# Made by \`beck completion bash\`.
__beck_complete_verb() {
  \\local IFS=$' \\t\\n' word=\${COMP_WORDS[COMP_CWORD]-} before=\${COMP_WORDS[COMP_CWORD-1]-} verb='' place=0 index words='' flags='' values='' each
  COMPREPLY=()
  # \`--flag=value\` comes as three words.
  [[ $word != = ]] || word=''
  [[ $before != = ]] || before=\${COMP_WORDS[COMP_CWORD-2]-}
  for ((index = 1; index < COMP_CWORD; index++)); do
    case \${COMP_WORDS[index]} in
      ${names(flags.filter(takesValue))}) ((index++)) || : ;;
      -* | =) ;;
      # A model's name with a colon comes as three words.
      :) ((place--)) || : ;;
      *) if [[ -z $verb ]]; then verb=\${COMP_WORDS[index]}; else ((++place)); fi ;;
    esac
  done
  [[ $word != : ]] || ((place--)) || :
  case $verb in
    '') words='${verbs.map(({ name }) => name).join(' ')}' ;;
${verbs.map(verbCase).join('\n')}
  esac
  flags+=' ${flags.map(({ name }) => `--${name}`).join(' ')}'
  case $before in
${flags.filter(takesValue).map(valueCase).join('\n')}
  esac
  case $values in
    text) return 0 ;;
    models) __beck_complete_model; return 0 ;;
    file) \\compopt -o default -o bashdefault 2>/dev/null; return 0 ;;
    '') [[ $word != -* ]] || words=$flags ;;
    *) words=$values ;;
  esac
  for each in $words; do
    [[ $each != "$word"* ]] || COMPREPLY+=("$each")
  done
}
# What \`beck models\` listed last, with and without the provider.
__beck_complete_model() {
  \\local IFS=$' \\t\\n' word="\${COMP_LINE:0:COMP_POINT}" file="\${XDG_STATE_HOME:-$HOME/.local/state}/beck/models" kept='' each
  word=\${word##*[[:blank:]]}
  # bash puts the rest behind the colon.
  [[ $COMP_WORDBREAKS != *:* || $word != *:* ]] || kept=\${word%:*}:
  [[ ! -r $file ]] || while IFS= \\builtin read -r each; do
    [[ $each != "$word"* ]] || COMPREPLY+=("\${each#"$kept"}")
    each=\${each#*/}
    [[ $each != "$word"* ]] || COMPREPLY+=("\${each#"$kept"}")
  done <"$file"
}
\\complete -F __beck_complete_verb beck
`;
}

function verbCase({ name, places, flags }: VerbWords): string {
  const words = places.flatMap((place, index) => {
    const where = place.many ? '*' : index;
    if (place.type === 'models') return [`${where}) values=models ;;`];
    return place.type === 'words' ? [`${where}) words='${place.words.join(' ')}' ;;`] : [];
  });
  const values = flags.filter(takesValue).map((flag) => `  ${valueCase(flag)}`);
  return [
    `    ${name})`,
    `      flags='${flags.map((flag) => `--${flag.name}`).join(' ')}'`,
    ...(values.length === 0 ? [] : ['      case $before in', ...values, '      esac']),
    ...(words.length === 0 ? [] : [`      case $place in ${words.join(' ')} esac`]),
    '      ;;',
  ].join('\n');
}

type Taking = Flag & { readonly value: Value };

function takesValue(flag: Flag): flag is Taking {
  return flag.value.type !== 'none';
}

function valueCase({ name, value }: Taking): string {
  return `    --${name}) values='${value.type === 'words' ? value.words.join(' ') : value.type}' ;;`;
}

function names(flags: readonly Flag[]): string {
  return flags.map(({ name }) => `--${name}`).join(' | ');
}
