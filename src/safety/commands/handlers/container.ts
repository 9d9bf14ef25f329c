// Commands in a container or chroot: their paths are this machine's where a folder of it is mounted.

import { report } from '../../judgement/findings.ts';
import { inSubshell, type Judgement, measure, within } from '../../judgement/judge.ts';
import type { Mount } from '../../judgement/shell-state.ts';
import { type ExpandedWord, HOME_DIRECTORY, isLiteral } from '../../judgement/word.ts';
import { containsBeckPath, isBeckPath } from '../../paths/beck.ts';
import { resolvePath } from '../../paths/resolve.ts';
import { readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import { type Call, type CommandSpec, type GivenOption, parseImpact } from '../row.ts';
import { findRow } from '../rows.ts';

/** docker run: what runs inside touches this machine only through mounts and privileges. */
export function judgeContainer(judgement: Judgement, call: Call): void {
  const { options, operands } = readArguments(judgement, call.row, call.args);
  judgeByRow(judgement, call, { options, operands: operands.slice(0, 1) });
  const given = options.filter(({ spec }) => spec.role === 'MOUNT');
  // The deepest counts where one lies within another.
  const mounts = given
    .flatMap(({ value }) => (value === undefined ? [] : mountOf(judgement, value)))
    .sort((a, b) => b.inside.length - a.inside.length);
  if (given.length === 0 && !options.some(({ spec }) => spec.impact?.tags.includes('host-access'))) return;
  const folder = lastValue(options, '-w', '--workdir');
  const entry = lastValue(options, '--entrypoint');
  const [image, ...words] = operands;
  if (entry !== undefined && image !== undefined) words.unshift({ text: entry, span: image.span });
  const shell = { ...judgement.shell, cwd: folder ?? judgement.shell.cwd, mounts };
  within(judgement, { shell }, () => inSubshell(judgement, () => judgement.judgeCommand(judgement, words)));
}

function lastValue(options: readonly GivenOption[], ...names: readonly string[]): string | undefined {
  return options.findLast(({ spec }) => names.includes(spec.name))?.value?.text;
}

/** `SOURCE:TARGET[:ro]`, or `type=bind,src=SOURCE,dst=TARGET[,readonly]`. A volume's name is no place of this machine. */
function mountOf(judgement: Judgement, value: ExpandedWord): Mount[] {
  const text = value.text.replace(/^=/, '');
  const named = (keys: string) => new RegExp(`(?:^|,)(?:${keys})=([^,]*)`).exec(text)?.[1];
  const [first = '', second] = text.split(':');
  const isList = named('type|source|src') !== undefined;
  const source = isList ? named('source|src') : first;
  const inside = isList ? named('destination|dst|target') : second;
  const written = source?.replace(/^~(?=\/|$)/, () => judgement.facts.home ?? HOME_DIRECTORY);
  if (written === undefined || inside === undefined || !/^[/.\uFDD0]/.test(written)) return [];
  const outside = resolvePath(judgement, written);
  if (outside === undefined || !isLiteral(outside.replace(HOME_DIRECTORY, ''))) return [];
  const readOnly = /(?:^|[:,])(?:ro|readonly)(?:,|$)/.test(text);
  if (!readOnly && (isBeckPath(judgement, outside) || containsBeckPath(judgement, outside)))
    report(judgement, 'touches-beck', value.span);
  return [{ inside: inside.replace(/(?<=[^/]|^\/)\/+$/, ''), outside }];
}

/** docker exec CONTAINER COMMAND: what only reads here only reads there. */
export function judgeInside(judgement: Judgement, call: Call): void {
  // `kubectl exec POD -c APP -- CMD`: before the dashes its own options may stand behind the name too.
  const dashes = call.args.findIndex(({ text }) => text === '--');
  const own = call.row.flags.has('remote') && dashes > 0 ? call.args.slice(0, dashes) : undefined;
  const first = own && readArguments(judgement, withoutStop(call.row), own);
  const { options, operands } =
    first?.operands.length === 1
      ? { options: first.options, operands: [...first.operands, ...call.args.slice(dashes)] }
      : readArguments(judgement, call.row, call.args);
  const words = operands.slice(operands[1]?.text === '--' ? 2 : 1);
  const given = { options, operands: [...operands.slice(0, 1), ...words] };
  const reads = words.length > 0 && isPlainRead(judgement, words);
  const remote = call.row.flags.has('remote');
  const there = parseImpact(
    remote ? 'ask,network,read' : isEnvironment(words) ? 'ask,read,secret,shows-secrets' : 'read',
  );
  judgeByRow(judgement, reads ? { ...call, row: { ...call.row, impact: there } } : call, given);
}

function withoutStop(row: CommandSpec): CommandSpec {
  return { ...row, flags: new Set([...row.flags].filter((flag) => flag !== 'stop')) };
}

/** A program of the tables that only reads, and its words as well. */
function isPlainRead(judgement: Judgement, words: readonly ExpandedWord[]): boolean {
  if (!words.every(({ text }) => isLiteral(text))) return false;
  const [program = ''] = words.map(({ text }) => text);
  const row = findRow(program);
  if (row === undefined) return false;
  if (/^(?:sh|bash|ash|dash)$/.test(program)) return isPlainText(judgement, words);
  if (isEnvironment(words)) return true;
  const asks = PACKAGES.test(program) || row.handler?.startsWith('database') || asksVersion(words);
  if (row.impact.level !== 'safe' && !asks) return false;
  const judge = () => inSubshell(judgement, () => judgement.judgeCommand(judgement, words));
  return measure(judgement, judge) === 'safe';
}

/** Their lists come from their own databases, whatever is in the folder they are started in. */
const PACKAGES = /^(?:dpkg|dpkg-query|rpm|apk|apt|apt-cache|pip3?|gem|pacman|dnf|yum)$/;

/** `node --version`: none of these reads a file first. */
function asksVersion([program, option, ...more]: readonly ExpandedWord[]): boolean {
  return (
    more.length === 0 &&
    /^(?:node|python[\d.]*|ruby|perl|php|java|go|nginx|redis-server|postgres|psql|mysql|mysqld|gcc|openssl)$/.test(
      program?.text ?? '',
    ) &&
    /^(?:--?version|-[vV])$/.test(option?.text ?? '')
  );
}

/** `sh -c 'ls /app'`, without a variable that only the container knows. */
function isPlainText(judgement: Judgement, words: readonly ExpandedWord[]): boolean {
  const [, option, text, ...more] = words;
  if (option?.text !== '-c' || text === undefined || more.length > 0) return false;
  if (/[$`]|\b(?:env|printenv|export|declare|set|environ)\b/.test(text.text)) return false;
  const judge = () => inSubshell(judgement, () => judgement.judgeCommand(judgement, words));
  return measure(judgement, judge) === 'safe';
}

/** The passwords of a service stand in its environment, which is asked about. */
function isEnvironment([program, ...names]: readonly ExpandedWord[]): boolean {
  return program?.text === 'env' ? names.length === 0 : program?.text === 'printenv';
}

/** chroot FOLDER COMMAND: inside, `/` is that folder of this machine. */
export function judgeChroot(judgement: Judgement, call: Call): void {
  const { options, operands } = readArguments(judgement, call.row, call.args);
  const [folder, ...words] = operands;
  judgeByRow(judgement, call, { options, operands: folder === undefined ? [] : [folder] });
  if (folder === undefined || words.length === 0) return;
  // As written first: the folder could be this machine's own root.
  judgement.judgeCommand(judgement, words);
  const outside = resolvePath(judgement, folder.text);
  if (outside === undefined || !isLiteral(outside.replace(HOME_DIRECTORY, ''))) return;
  const shell = { ...judgement.shell, cwd: '/', mounts: [{ inside: '/', outside }] };
  within(judgement, { shell }, () => inSubshell(judgement, () => judgement.judgeCommand(judgement, words)));
}
