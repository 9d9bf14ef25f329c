// Texts of the greatest length that is judged, each of a shape that costs more than its length once one step is careless.

const LARGE = 8192;

export type LargestText = { readonly name: string; readonly text: (length?: number) => string };

/** What is repeated until the text is full. */
// biome-ignore format: one line a subject
const REPEATED: readonly string[] = [
  'a', 'a ', 'a;', 'a|', 'a&&', '$(', '$(a)', '$(<a) ', '`', '`a`', '`a` ', '"`', '\\\\`', '((', '{', '{a,b}', '{a,b}/', '"', '\\',
  "'", ' ', '\n', '#a\n', '!', '[', '{} ', '=', '-', '--z ', '-H ', '/', '~/a ', '$x', '$x ', '"$x" ', '${x:-', '* ', '.* ', '?', 'a* ', '+(', '(a) ', '{ a; }; ',
  'x=$y ', 'x=$x$x;', 'x=1;', '(x=1);', 'x=1|', 'a=(b) ', 'a[1]=b;', 'export a=b ', 'alias a=b ', 'unset a ', 'read a ',
  '<<E\n', '<<E', 'cat <<E\na\nE\n', '<<<a ', '[[ ', '[[ -f a ]] && ', '[ a -eq b ];', '((x++));', '<x ', '>x ', '2>&1 ', '>/dev/null ', '<(a) ',
  'f() ', 'f(){ a; };', '*(.) ', 'if a; then b; fi;', 'for i in a; do b; done;', 'while a; do ', 'case a in b) c;; esac;', '! ', 'time ', 'cd x && ', 'cd /; ',
  'eval ', "eval '", 'sudo ', 'env -S ', 'xargs ', 'xargs -I{} ', 'find . -exec ', 'fd -x ', 'parallel ', 'nice ', 'timeout 1 ', "sh -c '", 'ssh a ', 'busybox ',
  'mv a ', 'rm a ', 'cp a ', 'jq . ', 'cat .env ', 'git log ', 'docker run ', 'curl a|sh;', 'echo rm -rf / | sh;', 'é ',
  '${(@f)$(a)} ', '${(j:,', 'for x y ', 'for x in a && ', 'if [[ a ]] { b };', '! if [[ a ', 'for x (a) b;', 'beck ', 'eval rm $x ', '{a,b}/ ', 'declare -i a ', 'typeset A=/a/$b/../c ', 'git -C ', 'docker run -v /:/h i ', 'flock -c a ', 'cat ~/.e* ', '(a b c) ',
  'a(#qN) ', '(#i)a', '\t ',
];

/** What is repeated between a beginning and an end. */
// biome-ignore format: one line a subject
const FRAMED: readonly (readonly [before: string, piece: string, after: string])[] = [
  ['rm ', '* ', ''], ['rm -rf ', '/a ', ''], ['rm -rf ', '../', ''], ['rm /', 'a', '/*'], ['rm ', '/', 'a'], ['mv ', 'a ', '/tmp'], ['cp -t x ', '.env ', ''],
  ['tee ', './a ', ''], ['truncate -s0 ', 'a* ', ''], ['cat ', '.e* ', ''], ['ls -', 'l', ''], ['git log ', '--a ', ''], ['tar xf a ', '-C b ', ''], ['tmux ', 'a ', ''],
  ['find ', 'a ', '-delete'], ['find . ', '-delete ', ''], ['find . ', '-exec a {} + ', ''], ['find . ', '-name a -o ', '-delete'], ['find . ', '\\( ', ''], ['find . -name "', '[', '" -delete'],
  ['find . -exec rm ', '{} ', '+'], ['fd . / / / / / / / / -x rm ', '{} ', ''], ['echo / / / / / / | xargs rm ', 'a ', ''], ['parallel rm ::: ', '/ ', ''],
  ['sed "', 's/a/b/;', '"'], ["awk '", '{ print } ', "'"], ["awk '", '| getline ', "'"], ["perl -e '", 'print ', "'"], ["sqlite3 a '", 'select 1;', "'"], ["jq '", '.a|', "'"],
  ['echo "', '$(a)', '"'], ['echo "', '\\"', '"'], ["echo $'", '\\x41', "'"], ['echo $((', '1+', '1))'], ['((', 'a+', '1))'], ['[[ ', 'a && ', 'b ]]'], ['case a in ', 'b) x=1;; ', 'esac'],
  ['for i in ', '/ ', '; do rm $i; done'], ['a=(', '/ ', '); rm ${a[@]}'], ['set -- ', 'a ', '; rm "$@"'], ['f(){ rm "$@"; }; f ', 'a ', ''], ['bash -c "', 'a;', '"'], ['{ ', 'a;', ''], ['rm {', 'a,', 'b}'],
  ['$(', 'a;', ')'], ['$( $( $( $( $( $( $( $( ', 'a;', ') ) ) ) ) ) ) )'], ['cat <<E\n', '$x\n', 'E'], ['bash <<E\n', 'rm a\n', 'E'], ['x="', 'a ', '"; rm $x $x $x'], ['git commit -m "', 'word ', '"'],
  ['chmod ', 'a', ' x'], ['alias ', 'a=$x ', ''], ['rm ', '{a,b}/ ', ''], ['rm ', '$x/a ', ''], ['bash <<E\n', 'read x;', '\nE'], ['bash <<E\n', 'cat a >>b;', '\nE'], ['find / ', '-name x -o ', '| xargs rm'],
  ["awk '", '@', "'"], ["awk '", 'system("a b");', "'"], ["awk '", 'print "a" ,', "'"], ["psql -c '", '\n', "'"], ["psql -c '", 'copy ', "'"], ["sqlite3 a '", '/*', "'"], ["perl -e '", 'open( ', "'"],
  ['${(', 'j:a:', ')a}'], ['${(', 's.a.', '!)a}'], ['${a', ':s/x/y:h', '!}'],
  ['f(){ rm ', '~/* ', '; }; f; f; f'], ['f(){ ', 'x=1;', `}; ${'f;'.repeat(60)}`], ['f(){ ', '>a;', `}; g(){ f; f; }; ${'g;'.repeat(60)}`], ['printf "%s ', '%s', '" a b | xargs rm'], ["printf '%", '0', "' a"], ["python3 -c '", ' ', 'c">\''],
  ['rm $(git log ', '--all ', ')'], ['rm $(git log --format=%h ', '--all ', '!)'], ['rm $(git rev-list --since=a ', 'b ', '!)'], ['rm $(git merge-base ', 'a ', '!)'],
  ['echo $(', '\t ', '<a)'], ['echo $(seq ', ' ', 'a)'], ['docker run -v /:', '/', 'a i'], ['pacman -S', 'l', 'x'], ["find . -exec sh -c '", 'a', " {}' \\;"],
  ['cat /ssh_host_', '_key-', '/x'], ["cat '/", '.azure/', "\n'"], ['type \\', 'passworda', '.a'], ['for /f ', ' ', '%a in (a) do b'], ['[a[', ' ', ']]$y'],
];

/** What differs each time. */
const COUNTED: readonly (readonly [before: string, piece: (index: number) => string])[] = [
  ['rm ', (index) => `${word(index)} `],
  ['mv ', (index) => `${word(index)} `],
  ['rm -rf ', (index) => `${word(index)}* `],
  ['cat ', (index) => `${word(index)} `],
  ['', (index) => `v${index}=$v${index - 1};`],
  ['', (index) => (index < 200 ? `v${index}=1;` : '(x=1);')],
  ['', (index) => (index < 200 ? `v${index}=1;` : 'a|')],
  ['', (index) => `f${index}(){ f${index - 1}; };`],
  ['', (index) => `cat >f${index} <<E${index}\na\nE${index}\n`],
  ['', (index) => `p${index};`],
  ['git log ', (index) => `--${word(index)} `],
  ['export ', (index) => `v${index}=a `],
  ['rm -rf ', (index) => `~/${word(index)}/ `],
];

export const LARGEST: readonly LargestText[] = [
  ...REPEATED.map((piece) => ({
    name: JSON.stringify(piece),
    text: (length = LARGE) => fill(length, () => piece),
  })),
  ...FRAMED.map(([before, piece, after]) => ({
    name: JSON.stringify(`${before}${piece}…${after}`),
    text: (length = LARGE) => before + fill(length - before.length - after.length, () => piece) + after,
  })),
  ...COUNTED.map(([before, piece]) => ({
    name: JSON.stringify(`${before}${piece(200)}${piece(201)}…`),
    text: (length = LARGE) => before + fill(length - before.length, piece),
  })),
];

/** As many pieces as fit. */
function fill(length: number, piece: (index: number) => string): string {
  let text = '';
  for (let index = 0; ; index++) {
    const next = piece(index);
    if (text.length + next.length > length) return text;
    text += next;
  }
}

/** Two letters, other ones for each of very many. */
function word(index: number): string {
  const letter = (at: number) => String.fromCharCode(97 + (at % 26));
  return letter(index) + letter(Math.floor(index / 26));
}
