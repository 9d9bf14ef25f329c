// What other shells make of a command that is written for bash, where a rule tells; a row writes out the rest.

/** Between the brackets of `$(…)` while those around it are looked for. */
const [OPENS, CLOSES] = ['\u0001', '\u0002'];

const SUBSTITUTED: readonly (readonly [posix: RegExp, fish: string])[] = [
  [/\$\(\(([^()]*)\)\)/, `${OPENS}math $1${CLOSES}`],
  [/<\(([^()]*)\)/, `${OPENS}$1 | psub${CLOSES}`],
  [/"\$\(([^()"]*)\)"/, `${OPENS}$1${CLOSES}`],
  [/(?<![^ ])\$\(([^()]*)\)(?![^ ])/, `${OPENS}$1${CLOSES}`],
];

/** fish splits what a command prints at its lines alone, so that no quotes are needed. */
export function inFish(command: string): string {
  let text = command;
  for (;;) {
    const [posix, fish] = SUBSTITUTED.find(([one]) => one.test(text)) ?? [];
    if (posix === undefined || fish === undefined) break;
    text = text.replace(posix, fish);
  }
  return text.replaceAll(OPENS, '(').replaceAll(CLOSES, ')');
}

const PIPED: readonly (readonly [posix: RegExp, powershell: string])[] = [
  [/ \| wc -l$/, ' | Measure-Object | Select-Object -ExpandProperty Count'],
  [/ \| head -n (\d+)$/, ' | Select-Object -First $1'],
];

/** git is the same everywhere. Undefined for other programs, which PowerShell lacks. */
export function inPowerShell(command: string): string | undefined {
  const [posix, powershell = ''] = PIPED.find(([one]) => one.test(command)) ?? [/$/];
  const alone = command.replace(posix, '');
  return /^git (?:[^|;&<>`$]|&& git )+$/.test(alone)
    ? `${alone}${command.slice(alone.length).replace(posix, powershell)}`
    : undefined;
}
