// Where a system's programs are BusyBox (Alpine, small containers): what they do not have is said before a command is
// offered that fails by it.

/**
 * One row a program: the package with the full one, letters as getopt takes them (`:` a value, `::` one that is joined),
 * long options, and tests of `find` with `:` where a value follows. From what BusyBox 1.35 hands to getopt, and from its
 * own help for `find`, with what newer ones and other builds have.
 */
const ROWS = `
grep grep lnqvscFiHhe:f:LorRm:wxA:B:C:EzaI --color
egrep grep lnqvscFiHhe:f:LorRm:wxA:B:C:EzaI --color
ls coreutils Cadi1lgnsxAkFpRQctuSXrvLHhT:w: --full-time --group-directories-first --color
sort coreutils ngMVucszbrdfimS:T:o:k:t:h
du coreutils aHkLsxd:lcbhm
df coreutils kPTt:aiB:hHm
tar tar txC:f:OopvkchjzJZamX:T: --list --extract --directory --file --to-stdout --no-same-owner --same-permissions --verbose --keep-old --create --dereference --bzip2 --gzip --xz --compress --auto-compress --touch --strip-components --lzma --no-recursion --to-command --numeric-owner --no-same-permissions --overwrite --exclude
ps procps Zo:aAdeflT
stat coreutils tLfc:
uniq coreutils cduf:s:w:iz
sed sed i::rEne:f:s --in-place --regexp-extended --quiet --silent --expression --file
cp coreutils pdRfinlsLHarPvuTt: --archive --force --interactive --no-clobber --link --dereference --no-dereference --recursive --symbolic-link --no-target-directory --target-directory --verbose --update --remove-destination --parents --reflink
mv coreutils finTt:v --interactive --force --no-clobber --no-target-directory --target-directory --verbose
rm coreutils fiRrv
mkdir coreutils m:pv --mode --parents --verbose
ln coreutils sfnbS:vT
chmod coreutils Rvcf
chown coreutils RhvcfLHP --recursive --dereference --no-dereference --changes --silent --quiet --verbose
head coreutils c:n:qv
tail coreutils c:n:fqs:vF
wc coreutils lwmcL
cut coreutils b:c:f:d:O:sDF:n
xargs findutils trn:s:e::E:px0I:i::P:a: --no-run-if-empty
date coreutils Rs:ud:r:I::D: --rfc-822 --rfc-2822 --set --utc --date --reference
diff diffutils abdiL:NqrsS:tTU:wupBE --ignore-case --ignore-tab-expansion --ignore-space-change --ignore-all-space --ignore-blank-lines --text --unified --label --show-c-function --brief --expand-tabs --initial-tab --recursive --new-file --report-identical-files --starting-file --minimal
touch coreutils chr:d:t:amf --no-create --no-dereference --reference --date
cat coreutils etvAnbu
od coreutils A:N:abcdfhij:lot:vxsS:w::
gzip gzip cfkvqdtn123456789 --stdout --to-stdout --force --verbose --decompress --uncompress --test --quiet --fast --best --no-name
unzip unzip d:lnotpqxjv
wget wget cqSO:o:P:Y:U:T:t:n:: --continue --quiet --server-response --output-document --output-file --directory-prefix --proxy --user-agent --tries --header --post-data --spider --no-check-certificate --post-file --passive-ftp --no-cache --no-verbose --no-clobber --no-host-directories --no-parent
top procps d:n:bHm
free procps bkmgth
find findutils HL -follow -xdev -depth -a -o -executable -empty -prune -print -print0 -delete -quit -exec -ok -not -and -or -maxdepth: -mindepth: -name: -iname: -path: -ipath: -wholename: -regex: -type: -perm: -mtime: -atime: -ctime: -mmin: -amin: -cmin: -newer: -inum: -samefile: -user: -group: -size: -links:
`;

type Row = { readonly from: string; readonly letters: string; readonly words: ReadonlySet<string> };

let rows: ReadonlyMap<string, Row> | undefined;

function rowOf(program: string): Row | undefined {
  rows ??= new Map(
    ROWS.trim()
      .split('\n')
      .map((line) => {
        const [name = '', from = '', letters = '', ...words] = line.split(' ');
        return [name, { from, letters, words: new Set(words) }];
      }),
  );
  return rows.get(program);
}

export type BusyboxWorld = {
  /** Whether the program of that name is BusyBox's own; absent: nothing here is. */
  readonly isBusybox?: ((name: string) => boolean) | undefined;
  /** The command that installs a package here: `apt install`; undefined if unknown. */
  readonly installer: () => string | undefined;
};

type Lacking = { readonly program: string; readonly option: string; readonly from: string };

/** The first option in a command that a program of BusyBox there does not have, as a sentence. */
export function lackingIn(command: string, { isBusybox, installer }: BusyboxWorld): string | undefined {
  if (isBusybox === undefined) return undefined;
  for (const part of command.replace(/'[^']*'|"[^"]*"/g, 'Q').split(/\\;|[|;&\n()]+|`|(?<=\s)\+(?=\s|$)/)) {
    const lacking = lackingInWords(part.trim().split(/\s+/), isBusybox);
    if (lacking === undefined) continue;
    const { program, option, from } = lacking;
    const how = installer() === undefined ? `it needs the package ${from}` : `${installer()} ${from}`;
    return `${program} is BusyBox's here, which has no ${option}; ${how}`;
  }
  return undefined;
}

/** What stands before a command, or starts one among its words. */
const BEFORE = /^(?:do|then|else|if|while|command|sudo|env|nohup|time|nice|!)$/;

function lackingInWords(
  words: readonly string[],
  isBusybox: (program: string) => boolean,
): Lacking | undefined {
  const [program = '', ...rest] = words.slice(
    words.findIndex((word) => !BEFORE.test(word) && !/=/.test(word)),
  );
  const row = isBusybox(program) ? rowOf(program) : undefined;
  for (let at = 0; at < rest.length; at++) {
    const word = rest[at] ?? '';
    if (word === '--') return undefined;
    const starts = program === 'find' ? /^-(?:exec|ok)$/.test(word) : program === 'xargs' && !isOption(word);
    // Sizes are in bytes, blocks and kilobytes alone.
    const isLarge = program === 'find' && word === '-size' && /[MG]$/.test(rest[at + 1] ?? '');
    const option =
      row && isLarge ? `-size ${rest[at + 1]}` : row && isOption(word) && unknownIn(word, row, program);
    if (option === 'value') at++;
    else if (option && row) return { program, option, from: row.from };
    else if (starts) return lackingInWords(rest.slice(program === 'find' ? at + 1 : at), isBusybox);
  }
  return undefined;
}

const isOption = (word: string): boolean => /^-[^-\d]|^--[a-z]/.test(word);

/** `value`: all is known, and the next word is the last letter's value. */
function unknownIn(word: string, { letters, words }: Row, program: string): string | 'value' | undefined {
  const [name = word] = word.split('=');
  if (words.has(name)) return undefined;
  if (words.has(`${word}:`)) return 'value';
  if (word.startsWith('--') || (program === 'find' && word.length > 2)) return name;
  for (let at = 1; at < word.length; at++) {
    const found = letters.indexOf(word[at] ?? '');
    if (found === -1 || word[at] === ':') return `-${word[at]}`;
    if (letters[found + 1] !== ':') continue;
    return at === word.length - 1 && letters[found + 2] !== ':' ? 'value' : undefined;
  }
  return undefined;
}
