// What a mode of chmod or umask means: `755`, `u+x,go-w`.

/** Undefined where the text is no mode. */
export function modeWords(text: string): string | undefined {
  if (/^[0-7]{3,4}$/.test(text)) return octalWords(text);
  const clauses = text.split(',').map((clause) => CLAUSE.exec(clause));
  if (clauses.some((clause) => clause === null)) return undefined;
  return clauses.map((clause) => clauseWords(clause ?? [])).join('; ');
}

const CLAUSE = /^([ugoa]*)([-+=])([rwxXst]*)$/;

const WHO: Readonly<Record<string, string>> = { u: 'owner', g: 'group', o: 'others', a: 'everyone' };
const MAY: Readonly<Record<string, string>> = {
  r: 'read',
  w: 'write',
  x: 'run',
  X: 'run where someone may already, or enter a folder',
  s: 'run as its owner or group',
  t: 'delete only own files (sticky)',
};

function octalWords(text: string): string {
  const digits = [...text].map(Number);
  const special = digits.length === 4 ? (digits[0] ?? 0) : 0;
  const rights = digits.slice(-3).map((digit) => {
    const may = [digit & 4 ? 'read' : '', digit & 2 ? 'write' : '', digit & 1 ? 'run' : ''].filter(Boolean);
    return may.length === 0 ? 'nothing' : may.join(', ');
  });
  const [owner = '', group = '', others = ''] = rights;
  const shared =
    group === others
      ? [`owner: ${owner}`, `everyone else: ${group}`]
      : [`owner: ${owner}`, `group: ${group}`, `others: ${others}`];
  const extra = [
    special & 4 ? 'runs as its owner (setuid)' : '',
    special & 2 ? 'runs as its group (setgid)' : '',
    special & 1 ? 'only owners delete in it (sticky)' : '',
  ];
  const all = rights.every((one) => one === owner) ? [`everyone: ${owner}`] : shared;
  return [...all, ...extra.filter(Boolean)].join('; ');
}

function clauseWords([, who = '', sign = '', letters = '']: readonly string[]): string {
  const whose = who === '' ? 'everyone' : [...who].map((letter) => WHO[letter]).join(', ');
  const may = [...letters].map((letter) => MAY[letter]).join(', ') || 'nothing';
  const does = sign === '+' ? 'may also' : sign === '-' ? 'may no longer' : 'may only';
  return `${whose} ${does} ${may}`;
}
