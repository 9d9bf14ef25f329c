// Keeps values of environment variables, history lines and stored secrets from a model: what is safe to show is not safe
// to send.

import { printsSecrets } from './secret-printers.ts';

/** Whether the text asks for a shell's variables or history, or for a secret, as far as words can tell. */
export function printsValues(whole: string): boolean {
  const command = whole.replace(LEFT_OUT, '');
  return PRINTERS.some((pattern) => pattern.test(command)) || asksJq(command) || printsSecrets(command);
}

/** What a search leaves out: `-not -path ./.bash_history`. */
const LEFT_OUT = /(?:-not|!) -path (?:'[^']*'|[\w./*~-]+)(?=\s|$)|-NotMatch '[^']*'/g;

/** jq knows them by a name anywhere in its program. */
function asksJq(command: string): boolean {
  const at = command.search(/\bjq\b/);
  return at !== -1 && /\benv\b|\$ENV/.test(command.slice(at));
}

/** Names stay, values go; a line that names no variable goes whole. */
export function removeValues(text: string): string {
  let removed = 0;
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const name = /^(?:(?:export|declare|typeset|readonly|set)\s+(?:-\S+\s+)*)?([A-Za-z_]\w*)=/.exec(
      line,
    )?.[1];
    if (name !== undefined) lines.push(`${name}=[value not sent]`);
    else if (line !== '') removed += 1;
  }
  if (removed > 0)
    lines.push(`[${removed} ${removed === 1 ? 'line' : 'lines'} not sent: values, secrets or history]`);
  return lines.join('\n');
}

const BEFORE = '(?:^|[\\s;&|(){}`!\\\\])';
const END = '\\s*(?:$|[;&|)}<>\\n])';

const PRINTERS: readonly RegExp[] = [
  // Alone, or with options only; `env NAME=x program` and `export NAME=x` print nothing of the kind.
  new RegExp(`${BEFORE}env(?:\\s+(?:-\\S+|\\w+=\\S*)){0,20}${END}`),
  new RegExp(`${BEFORE}(?:export|declare|typeset|readonly)(?:\\s+-\\S+){0,20}${END}`),
  // In fish these print (`set --help`, 3.6); other options change the shell.
  new RegExp(`${BEFORE}set(?:\\s+-[gUlnxS]+){0,20}${END}`),
  new RegExp(`${BEFORE}(?:export|declare|typeset|readonly)\\s+-\\w*p`),
  new RegExp(`${BEFORE}set\\s+(?:-S|--show)\\b`),
  new RegExp(`${BEFORE}printenv(?=${END}|\\s)`),
  // Both are everyday words too, so they count only as a command name.
  new RegExp(`(?:^|[;&|(){}\\n]|\\b(?:command|builtin)\\s)[^\\S\\n]*\\\\?(?:history|fc)(?=${END}|\\s)`),
  /(?:_history|\.histfile|\/environ)\b/,
  /\b(?:Get-ChildItem|gci|ls|dir)\s+env:/i,
  // The languages' own names for it.
  /\bENVIRON\b|\bos\.environ\b|\bprocess\.env\b|%ENV\b|\bENV\.(?:each|to_h|inspect)/,
  // `ps e` shows the environment of processes, `ps -e` all processes (ps(1)).
  /\bps\s+[a-df-z]*e[a-z]*(?:\s|$)|\b(?:show-environment|showenv)\b/,
];
