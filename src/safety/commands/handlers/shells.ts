// Shells and eval: text that is run as a program.

import { inDoubtIf } from '../../flow/branches.ts';
import { joinElements } from '../../flow/join.ts';
import { inputText, isShared } from '../../flow/output.ts';
import {
  isStandardInput,
  readSubstituted,
  runFile,
  runJoined,
  runsInput,
  runText,
} from '../../flow/run-text.ts';
import { setPositional } from '../../flow/variables.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import { type Dialect, inSubshell, type Judgement, within } from '../../judgement/judge.ts';
import {
  type ExpandedWord,
  HOME_DIRECTORY,
  isLiteral,
  MAY_SPLIT,
  UNKNOWN,
  UNKNOWN_OUTPUT,
} from '../../judgement/word.ts';
import { hasTrait } from '../../knowledge/program-traits.ts';
import { readPath } from '../../paths/file-effects.ts';
import { fileKey, resolvePath } from '../../paths/resolve.ts';
import { readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import { meansProgram } from '../resolve-word.ts';
import type { Call } from '../row.ts';
import { standsByLines } from '../script-lines.ts';

/** `bash -n FILE` reads it and runs nothing (bash(1), set -n). Shells without this trait give `-n` another meaning. */
export function checkedScript({ name, args }: Call): ExpandedWord | undefined {
  const [option, script] = args;
  const checks = hasTrait(name, 'checks scripts') && option?.text === '-n';
  if (!checks || args.length !== 2 || script === undefined) return undefined;
  return isLiteral(script.text) && /^[^-+]/.test(script.text) ? script : undefined;
}

/** `bash -c TEXT`, `bash FILE`, or a shell that reads its input. */
export function judgeShell(judgement: Judgement, call: Call): void {
  const checked = checkedScript(call);
  if (checked !== undefined) return readPath(judgement, checked);
  addEffect(judgement, 'run');
  const dialect = dialectOf(call.name);
  let at = 0;
  for (; at < call.args.length; at++) {
    const arg = call.args[at];
    if (arg === undefined) break;
    if (!isLiteral(arg.text) || arg.text === '--' || !/^[-+]./.test(arg.text)) break;
    judgeShellOption(judgement, arg);
    const inline = inlineText(call.args, at);
    if (inline !== undefined)
      return inSubshell(judgement, () => {
        setPositional(judgement, call.args.slice(call.args.indexOf(inline) + 1), 0);
        within(judgement.text, { scripted: true }, () => runText(judgement, inline, dialect));
      });
    if (/^[-+][a-z]*[oO]$|^--(?:rcfile|init-file)$/.test(arg.text)) at++;
  }
  // A dash alone ends the options as well: `curl … | sh -` reads its input.
  const rest = /^--?$/.test(call.args[at]?.text ?? '') ? call.args.slice(at + 1) : call.args.slice(at);
  const script = rest[0];
  if (
    script === undefined ||
    isStandardInput(script) ||
    call.args.some((arg) => /^-[a-rt-z]*s[a-z]*$/.test(arg.text))
  )
    return judgeInput(judgement, call, dialect);
  runFile(judgement, script);
}

/** shift: each word has another number from now on, and one is gone. */
export function judgeShift(judgement: Judgement, call: Call): void {
  const { variables } = judgement.shell;
  const names = [...variables.names()].filter((name) => /^(?:[1-9]\d*|[@*]|argv)$/.test(name));
  const held = names.map((name): ExpandedWord => ({ text: variables.get(name) ?? UNKNOWN, span: call.span }));
  const text = joinElements(judgement, held) + MAY_SPLIT;
  for (const name of names) variables.set(name, text);
  judgeByRow(judgement, call, readArguments(judgement, call.row, call.args));
}

/** `pwsh -Command TEXT`, `powershell -EncodedCommand BASE64`, `cmd /c TEXT`, `wsl -- COMMAND`. */
export function judgeWindowsShell(judgement: Judgement, call: Call): void {
  addEffect(judgement, 'run');
  const name = call.name.replace(/\.exe$/, '');
  if (name === 'wsl') return judgeWsl(judgement, call);
  const isCmd = name === 'cmd';
  const option = isCmd ? /^\/\/?[ckr]/i : /^(?:-|\/)-?(?:c|co|com\w*|e|ec|en\w*)$/i;
  const at = call.args.findIndex((arg) => option.test(arg.text));
  const [first, ...more] = call.args.slice(at + 1);
  if (at === -1 || first === undefined) return judgeForeignInput(judgement, call);
  const encoded = !isCmd && /^\W+e/i.test(call.args[at]?.text ?? '');
  const joined = [first, ...more].map((word) => word.text).join(' ');
  const text =
    encoded && isLiteral(first.text) ? Buffer.from(first.text, 'base64').toString('utf16le') : joined;
  if (encoded) report(judgement, 'evaluates-text', first.span, 'an encoded command');
  // On its way there the words are quoted once more.
  if (text.includes('"') && !encoded && (isCmd || call.name !== 'pwsh'))
    report(judgement, 'unreadable', first.span, 'quotes inside the words of another shell');
  report(judgement, 'runs', call.command.span, call.name);
  judgement.text.summary = undefined;
  runText(judgement, { text, span: [first.span[0], call.span[1]] }, isCmd ? 'cmd' : 'powershell');
}

/** A script, or whatever is typed or arrives. */
function judgeForeignInput(judgement: Judgement, call: Call): void {
  const script = call.args.find((arg) => !/^[-/]\w/.test(arg.text));
  if (script !== undefined)
    return report(judgement, 'unreadable', script.span, 'a program in another language');
  judgeInput(judgement, call, 'other');
}

/** What runs there sees this machine's own files as well. */
function judgeWsl(judgement: Judgement, call: Call): void {
  const valued = /^(?:-d|--distribution|-u|--user|--cd|--shell-type)$/;
  let at = 0;
  while (/^-/.test(call.args[at]?.text ?? '') && !/^(?:--|-e|--exec)$/.test(call.args[at]?.text ?? ''))
    at += valued.test(call.args[at]?.text ?? '') ? 2 : 1;
  const execs = /^(?:-e|--exec)$/.test(call.args[at]?.text ?? '');
  if (execs || call.args[at]?.text === '--') at++;
  const lists = call.args.every((arg) =>
    /^(?:-l|-v|-q|--(?:list|verbose|quiet|running|status|version|help|all|online))$/.test(arg.text),
  );
  if (lists && call.args.length > 0) return addEffect(judgement, 'read');
  report(judgement, 'runs', call.command.span, call.name);
  const [first] = call.args;
  if (first?.text === '--unregister') return report(judgement, 'deletes', first.span, 'wsl --unregister');
  const words = call.args.slice(at);
  // Without `-e` they go to the shell of the person there.
  if (execs) judgement.judgeCommand(judgement, words);
  else runJoined(judgement, words);
}

/** The text after `-c`, alone or in a cluster such as `-ec`. */
function inlineText(args: readonly ExpandedWord[], at: number): ExpandedWord | undefined {
  const text = args[at]?.text ?? '';
  if (text.startsWith('--command=')) return { text: text.slice(10), span: args[at]?.span ?? [0, 0] };
  if (text !== '--command' && !/^-[abd-zA-Z]*c[a-zA-Z]*$/.test(text)) return undefined;
  const next = args[at + 1];
  // Options may be between `-c` and its text: `bash -c -e TEXT`.
  return next !== undefined && /^[-+][a-z]/.test(next.text) ? args[at + 2] : next;
}

function judgeShellOption(judgement: Judgement, arg: ExpandedWord): void {
  if (
    /^--(?:rcfile|init-file|login|interactive)/.test(arg.text) ||
    /^-[a-z]*[il]/.test(arg.text) ||
    arg.text === '-C'
  ) {
    report(judgement, 'runs-option-program', arg.span);
  }
}

function dialectOf(name: string): Dialect | 'other' {
  if (name === 'bash' || name === 'zsh' || name === 'fish') return name;
  return hasTrait(name, 'speaks sh') ? 'sh' : 'other';
}

/** A shell or interpreter without a script runs its standard input. */
export function judgeInput(judgement: Judgement, call: Call, dialect: Dialect | 'other'): void {
  const { input } = judgement.stdio;
  if (input.type === 'text' && !isShared(input)) {
    const { text, span } = input;
    if (isLiteral(text) && !standsByLines(text)) runsInput(judgement, span);
    return within(judgement.text, { scripted: true }, () => runText(judgement, { text, span }, dialect));
  }
  if (input.type === 'terminal') {
    judgement.survey.terminal = 'full-screen';
    return report(judgement, 'runs', call.command.span, call.name);
  }
  runsInput(judgement, call.command.span);
  const known = inputText(input);
  if (known !== undefined && isLiteral(known.text))
    judgement.readNested(judgement, known.text, dialect, known.span);
}

/** `eval WORDS`: one text, in this very shell. */
export function judgeEval(judgement: Judgement, call: Call): void {
  addEffect(judgement, 'run');
  const [first] = call.args;
  if (first === undefined) return;
  const args = first.text === '--' ? call.args.slice(1) : call.args;
  const text = args.map((arg) => arg.text).join(' ');
  runText(judgement, { text, span: [first.span[0], call.span[1]] }, judgement.text.dialect);
}

/** `source FILE`: runs in this shell. Its text is unknown, but for a script that only activates an environment. */
export function judgeSource(judgement: Judgement, call: Call): void {
  const [file] = call.args.filter((arg) => arg.text !== '--');
  if (file !== undefined && activates(judgement, file)) {
    addEffect(judgement, 'run');
    readPath(judgement, file);
    return report(judgement, 'activates', file.span, file.text);
  }
  addEffect(judgement, 'run', 'write', 'delete');
  if (file === undefined || isStandardInput(file)) return judgeInput(judgement, call, judgement.text.dialect);
  readPath(judgement, file);
  if (file.text.includes(UNKNOWN_OUTPUT)) runsInput(judgement, file.span);
  else report(judgement, 'runs-file', file.span, file.text, ranAtStart(judgement, file) ? 'ask' : undefined);
  readSubstituted(judgement, file, judgement.text.dialect);
}

/** A start-up file of the own home ran when the shell started, unless this text has changed it. */
function ranAtStart(judgement: Judgement, file: ExpandedWord): boolean {
  const path = resolvePath(judgement, file.text) ?? '';
  const home = judgement.facts.home ?? HOME_DIRECTORY;
  if (!path.startsWith(`${home}/`) || judgement.shell.written.has(fileKey(judgement, path) ?? ''))
    return false;
  return START_UP.test(path.slice(home.length + 1));
}

const START_UP =
  /^\.(?:bashrc|bash_profile|bash_login|bash_aliases|profile|zshrc|zshenv|zprofile|config\/fish\/config\.fish)$/;

/** Whether the script only activates the Python environment it belongs to. PowerShell has one of its own. */
export function activates(judgement: Judgement, file: ExpandedWord): boolean {
  const path = resolvePath(judgement, file.text);
  if (path === undefined || !isLiteral(path)) return false;
  if (path.endsWith('.ps1') !== (judgement.text.dialect === 'powershell')) return false;
  judgement.survey.sourced.add(path);
  judgement.survey.paths.add(path);
  if (judgement.shell.written.has(fileKey(judgement, path) ?? '')) return false;
  return judgement.facts.activations?.includes(path) === true || willActivate(judgement, path);
}

/**
 * A script of an environment that is only being made: venv writes it, over another too. Before it runs, it is judged by
 * what it then holds.
 */
function willActivate({ facts, shell }: Judgement, path: string): boolean {
  const [, environment = ''] = /^(.*)\/bin\/(?:activate(?:\.fish)?|Activate\.ps1)$/.exec(path) ?? [];
  return facts.paths?.[path] !== 'file' && shell.environments.has(environment);
}

/** `exec COMMAND` replaces the shell; `exec >file` moves its output. Both last. */
export function judgeExec(judgement: Judgement, call: Call): void {
  addEffect(judgement, 'write', 'run');
  const { operands } = readArguments(judgement, call.row, call.args);
  report(judgement, 'changes-shell', call.command.span);
  judgement.survey.terminal = 'full-screen';
  judgement.judgeCommand(judgement, operands);
}

/** `command`, `builtin`: the same program without aliases and functions; `-v` only looks. */
export function judgeCommandWord(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  addEffect(judgement, 'read');
  if (given.options.some((option) => /^-(?:[vV]|s|q|-search|-query|-all|-names|n|a)$/.test(option.spec.name)))
    return;
  const [program] = given.operands;
  if (program !== undefined && call.name === 'command') meansProgram(program);
  // `command` of fish and zsh starts programs alone, unless POSIX_BUILTINS is set (zshoptions(1)).
  const perhaps =
    judgement.text.dialect === 'fish' || (judgement.text.dialect === 'zsh' && call.name === 'command');
  inDoubtIf(judgement, perhaps, () => judgement.judgeCommand(judgement, given.operands));
}
