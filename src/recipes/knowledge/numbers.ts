// Meanings that are looked up by number or spelled by rule: exit statuses, signals, HTTP statuses, permissions, cron.

const EXIT: Readonly<Record<number, string>> = {
  0: 'it worked',
  1: 'it failed (the program does not say how; for grep and diff: nothing found, or a difference)',
  2: 'it was used wrongly, for many programs',
  126: 'the file was found and could not be run: mostly it is not executable (`chmod +x`)',
  127: 'the command was not found: misspelled, not installed, or not in PATH',
  128: 'the argument of `exit` was invalid; git uses it for errors',
  130: 'it was interrupted by Ctrl-C (128 + signal 2)',
  137: 'it was ended by SIGKILL (128 + 9): by `kill -9`, or by the system because memory ran out',
  143: 'it was asked to end by SIGTERM (128 + 15), as `kill PID` does',
  139: 'it touched memory that is not its own and was ended (128 + signal 11)',
  141: 'nobody read its output any more (128 + signal 13): harmless before `| head`',
  255: 'it failed; ssh uses it if the connection failed',
};

const SIGNALS: Readonly<Record<string, readonly [number: number, says: string]>> = {
  HUP: [1, 'the terminal was closed; many services then read their settings again'],
  INT: [2, 'interrupt: what Ctrl-C sends'],
  QUIT: [3, 'quit, with a core dump: what Ctrl-\\ sends'],
  ABRT: [6, 'the program ended itself because of an error'],
  KILL: [9, 'ends the process at once; it cannot refuse or save anything. Try SIGTERM first'],
  SEGV: [11, 'the program touched memory that is not its own'],
  PIPE: [13, 'nobody reads the output any more'],
  ALRM: [14, 'a timer of the program ran out'],
  TERM: [15, 'asks the process to end, so that it can save its work; what `kill PID` sends'],
};

/** Their numbers differ between systems. */
const NAMED_SIGNALS: Readonly<Record<string, string>> = {
  STOP: 'stops the process until SIGCONT; it cannot refuse',
  TSTP: 'asks the process to stop until SIGCONT: what Ctrl-Z sends',
  CONT: 'lets a stopped process go on',
  CHLD: 'tells a process that one it started has ended',
  USR1: 'has the meaning that the program gives it',
  USR2: 'has the meaning that the program gives it',
  WINCH: 'tells a program that the window has another size',
};

const HTTP: Readonly<Record<number, string>> = {
  100: 'Continue: go on sending the request',
  200: 'OK: it worked',
  201: 'Created: something new was made',
  202: 'Accepted: it will be done later',
  204: 'No Content: it worked, and there is nothing to show',
  206: 'Partial Content: a part of the file, as asked',
  301: 'Moved Permanently: the page has a new address (`curl -L` follows it)',
  302: 'Found: the page is at another address for now (`curl -L` follows it)',
  304: 'Not Modified: your copy is still current',
  307: 'Temporary Redirect: ask the same at another address',
  308: 'Permanent Redirect: ask the same at another address, from now on',
  400: 'Bad Request: the server does not understand the request',
  401: 'Unauthorized: you must log in, or the key is wrong',
  403: 'Forbidden: you may not see that',
  404: 'Not Found: there is nothing at that address',
  405: 'Method Not Allowed: that address does not take, for example, POST',
  406: 'Not Acceptable: it does not exist in the form asked for',
  408: 'Request Timeout: the request took too long to arrive',
  409: 'Conflict: it does not fit the present state, such as an older version',
  410: 'Gone: it was there and is not any more',
  413: 'Content Too Large: the server does not take so much',
  415: 'Unsupported Media Type: the server does not take that format',
  418: "I'm a teapot: a joke of 1998",
  422: 'Unprocessable Content: the data is well formed and wrong',
  429: 'Too Many Requests: wait before you ask again',
  431: 'Request Header Fields Too Large: often too many cookies',
  500: 'Internal Server Error: something failed on the server; its log says what',
  501: 'Not Implemented: the server cannot do that',
  502: 'Bad Gateway: the server in front got no proper answer from the one behind it',
  503: 'Service Unavailable: overloaded or down for maintenance',
  504: 'Gateway Timeout: the server behind did not answer in time',
};

/** `words`: as they were asked about, articles left out. */
export function numberMeaning(words: string): string | undefined {
  return (
    exitMeaning(words) ??
    httpMeaning(words) ??
    signalMeaning(words) ??
    modeMeaning(words) ??
    cronMeaning(words)
  );
}

function exitMeaning(words: string): string | undefined {
  const found = /^(?:exit|return|error|status|exited with)(?: (?:code|status|value|with))? (\d{1,3})$/i.exec(
    words,
  );
  if (found === null) {
    if (!/^(?:exit|return) (?:code|status|value)s?$/i.test(words)) return undefined;
    return 'The exit status says how a command ended: 0 means that it worked, any other number that it did not. `$?` holds it (fish: `$status`).';
  }
  const status = Number(found[1]);
  if (status > 255) return undefined;
  const known = EXIT[status] ?? bySignal(status);
  const general = 'it failed; what this number says is up to the program (see its manual)';
  return `Exit status ${status}: ${known ?? general}.`;
}

function bySignal(status: number): string | undefined {
  const signal = Object.entries(SIGNALS).find(([, [number]]) => number === status - 128);
  return signal && `it was ended by the signal SIG${signal[0]} (128 + ${signal[1][0]})`;
}

function httpMeaning(words: string): string | undefined {
  const found =
    /^(?:http|https|error|http (?:error|status|code|response)|status code|http (?:status|error|response) code) (\d{3})(?: (?:error|status|code|response|not found))?$/i.exec(
      words,
    ) ??
    /^(\d{3}) (?:error|http (?:error|status)|status code|not found|forbidden|unauthorized|bad gateway|internal server error)$/i.exec(
      words,
    );
  const says = HTTP[Number(found?.[1])];
  return says === undefined ? undefined : `HTTP status ${found?.[1]}, ${says}.`;
}

function signalMeaning(words: string): string | undefined {
  const number = /^signal (\d+)$/i.exec(words)?.[1];
  const name = /^(?:signal )?(?:sig([a-z]+\d?)|(?:signal )([a-z]+\d?))(?: signal)?$/i.exec(words);
  const asked = (name?.[1] ?? name?.[2])?.toUpperCase();
  for (const [known, [at, says]] of Object.entries(SIGNALS))
    if (known === asked || String(at) === number) return `SIG${known} (signal ${at}) ${verb(says)}.`;
  const says = asked === undefined ? undefined : NAMED_SIGNALS[asked];
  return says === undefined ? undefined : `SIG${asked} ${says}.`;
}

function verb(says: string): string {
  return /^(?:ends|asks)/.test(says) ? says : `means: ${says}`;
}

/** `rwxr-xr-x`, `drwx------`, `chmod 755`, `755`. */
function modeMeaning(words: string): string | undefined {
  const letters = /^([-bcdlpsD])?([r-][w-][xsS-][r-][w-][xsS-][r-][w-][xtT-])[.+@]?$/.exec(words);
  if (letters !== null) return modeSentence(letters[1], numberOf(letters[2] ?? ''));
  // `drwx` alone begins such a line.
  const begun = /^([-bcdlps])(rwx|rw-|r-x|r--)$/.exec(words);
  if (begun !== null)
    return `${KINDS[begun[1] ?? ''] ?? 'File'}; its owner may ${rights(oneNumber(begun[2] ?? ''))}.`;
  const digits = /^(?:chmod|permissions?|mode) (?:-[a-zA-Z] )?0?([0-7]{3})(?: (?:permissions?|mode))?$/.exec(
    words,
  )?.[1];
  return digits === undefined ? undefined : modeSentence(undefined, digits);
}

const KINDS: Readonly<Record<string, string>> = {
  '-': 'A file',
  b: 'A disk or similar device',
  c: 'A terminal or similar device',
  d: 'A folder',
  l: 'A symbolic link',
  p: 'A named pipe',
  s: 'A socket',
};

function numberOf(letters: string): string {
  return [0, 3, 6].map((at) => oneNumber(letters.slice(at, at + 3))).join('');
}

function oneNumber(part: string): string {
  return String(
    (part[0] === 'r' ? 4 : 0) + (part[1] === 'w' ? 2 : 0) + (/[xst]/.test(part[2] ?? '') ? 1 : 0),
  );
}

function modeSentence(kind: string | undefined, digits: string): string {
  const [owner = '', group = '', others = ''] = digits;
  const letters = [...digits].map((digit) => RIGHTS[Number(digit)]?.[0] ?? '').join('');
  const who =
    group === others
      ? `everyone else may ${rights(group)}`
      : `its group may ${rights(group)}, everyone else may ${rights(others)}`;
  const what = kind === undefined ? '' : `${KINDS[kind] ?? 'A file'}. `;
  const run = kind === 'd' ? ' In a folder, run means to enter it, write to add and delete files.' : '';
  return `${what}The owner may ${rights(owner)}; ${who} (\`${letters}\`, \`chmod ${digits}\`).${run}`;
}

const RIGHTS: readonly (readonly [letters: string, words: string])[] = [
  ['---', 'do nothing'],
  ['--x', 'only run'],
  ['-w-', 'only write'],
  ['-wx', 'write and run'],
  ['r--', 'only read'],
  ['r-x', 'read and run'],
  ['rw-', 'read and write'],
  ['rwx', 'read, write and run'],
];

function rights(digit: string): string {
  return RIGHTS[Number(digit)]?.[1] ?? 'do nothing';
}

const FIELDS = ['minute', 'hour', 'day of month', 'month', 'weekday (0 and 7 are Sunday)'];

/** `0 5 * * 1 in cron`. */
function cronMeaning(words: string): string | undefined {
  const found =
    /^(?:cron(?:tab)?(?: (?:expression|line|entry))? )?((?:[\d*,/-]+ ){4}[\d*,/-]+|(?:[\d*,/-]+ ){4}(?:sun|mon|tue|wed|thu|fri|sat))(?: in (?:cron|crontab|a crontab|a cron job))?$/i.exec(
      words,
    );
  const parts = found?.[1]?.split(' ');
  if (parts === undefined || !parts.some((part) => part.includes('*'))) return undefined;
  const said = parts.map((part, at) => `${FIELDS[at]}: ${cronField(part)}`);
  return `A time of cron: ${said.join('; ')}.`;
}

function cronField(part: string): string {
  if (part === '*') return 'every';
  const step = /^\*\/(\d+)$/.exec(part)?.[1];
  if (step !== undefined) return `every ${step}`;
  return part.replace(/,/g, ' and ').replace(/(\d)-(\d)/g, '$1 to $2');
}
