// PowerShell and cmd started as programs: the text they are given is judged as their own language.

import type { Span } from '../../../domain/verdict.ts';
import { runText } from '../../flow/run-text.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { type ExpandedWord, isLiteral } from '../../judgement/word.ts';
import { usePath } from '../../paths/windows-effects.ts';

const PARAMETERS: Readonly<
  Record<string, 'switch' | 'value' | 'command' | 'file' | 'encoded' | 'policy' | 'keeps' | 'query'>
> = {
  command: 'command',
  commandwithargs: 'command',
  cwa: 'command',
  file: 'file',
  encodedcommand: 'encoded',
  ec: 'encoded',
  encodedarguments: 'encoded',
  executionpolicy: 'policy',
  ep: 'policy',
  noprofile: 'switch',
  noprofileloadtime: 'switch',
  nologo: 'switch',
  noninteractive: 'switch',
  sta: 'switch',
  mta: 'switch',
  version: 'query',
  help: 'query',
  '?': 'query',
  noexit: 'keeps',
  interactive: 'keeps',
  login: 'keeps',
  windowstyle: 'value',
  inputformat: 'value',
  outputformat: 'value',
  workingdirectory: 'value',
  wd: 'value',
  configurationname: 'file',
  configurationfile: 'file',
  custompipename: 'file',
  psconsolefile: 'file',
  settingsfile: 'file',
  sshservermode: 'keeps',
};

/** `powershell -NoProfile -Command TEXT`; `raws` are the words with their quotes, where the caller still has them. */
export function judgePowerShellProgram(
  judgement: Judgement,
  words: readonly ExpandedWord[],
  raws: readonly string[],
  span: Span,
): void {
  addEffect(judgement, 'run');
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === undefined) continue;
    const kind = /^[-/]/.test(word.text) ? parameterKind(word.text.slice(1)) : 'command';
    const next = words[at + 1];
    switch (kind) {
      case 'switch':
        continue;
      case 'query':
        if (words.length === 1) return addEffect(judgement, 'read');
        at++;
        continue;
      case 'value':
        at++;
        continue;
      case 'policy':
        at++;
        if (!/^(?:restricted|allsigned|default)$/i.test(next?.text ?? '')) {
          addEffect(judgement, 'privilege', 'network');
          report(judgement, 'privilege', word.span, 'an execution policy');
        }
        continue;
      case 'keeps':
        report(judgement, 'runs', word.span, word.text);
        continue;
      case 'file':
        return runScript(judgement, next, span);
      case 'encoded':
        addEffect(judgement, 'network', 'write', 'delete');
        report(judgement, 'evaluates-text', word.span, 'an encoded command');
        return next === undefined ? undefined : runEncoded(judgement, next);
      case 'command': {
        const from = /^[-/]/.test(word.text) ? at + 1 : at;
        return runCommand(judgement, words.slice(from), raws.slice(from), span);
      }
      default:
        addEffect(judgement, 'network', 'write', 'delete');
        return report(judgement, 'unreadable', word.span, word.text);
    }
  }
  if (judgement.stdio.input.type === 'terminal') {
    judgement.survey.terminal = 'full-screen';
    return report(judgement, 'runs', span, 'powershell');
  }
  report(judgement, 'runs-input', span);
}

/** Any beginning of a name is enough; the first in the order of about_Pwsh. */
function parameterKind(text: string): (typeof PARAMETERS)[string] | undefined {
  const name = text.replace(/^-/, '').toLowerCase();
  if (name === '') return undefined;
  const short: Readonly<Record<string, string>> = {
    c: 'command',
    f: 'file',
    e: 'encodedcommand',
    i: 'interactive',
    v: 'version',
    h: 'help',
    w: 'windowstyle',
    l: 'login',
    o: 'outputformat',
    ex: 'executionpolicy',
    n: 'noexit',
  };
  const full =
    short[name] ??
    (name in PARAMETERS ? name : Object.keys(PARAMETERS).find((known) => known.startsWith(name)));
  return full === undefined ? undefined : PARAMETERS[full];
}

function runScript(judgement: Judgement, file: ExpandedWord | undefined, span: Span): void {
  if (file === undefined || file.text === '-') return report(judgement, 'runs-input', span);
  usePath(judgement, 'read', file);
  addEffect(judgement, 'network', 'write', 'delete', 'privilege');
  report(judgement, 'runs-file', file.span, file.text);
}

function runCommand(
  judgement: Judgement,
  words: readonly ExpandedWord[],
  raws: readonly string[],
  span: Span,
): void {
  const [first] = words;
  if (first === undefined || first.text === '-') return report(judgement, 'runs-input', span);
  const text =
    words.length === 1
      ? first.text
      : raws.length === words.length
        ? raws.join(' ')
        : words.map((word) => word.text).join(' ');
  const unquoted = words.length === 1 ? text : text.replace(/^"(.*)"$/s, '$1');
  runText(judgement, { text: unquoted, span: [first.span[0], span[1]] }, 'powershell');
}

function runEncoded(judgement: Judgement, value: ExpandedWord): void {
  if (!isLiteral(value.text) || !/^[A-Za-z0-9+/]{8,}={0,2}$/.test(value.text)) return;
  const text = Buffer.from(value.text, 'base64').toString('utf16le');
  if (/^[\t\n\r -~]+$/.test(text)) judgement.readNested(judgement, text, 'powershell', value.span);
}

/** `cmd /c TEXT` as another shell starts it: the words come without their quotes. */
export function judgeCmdCall(judgement: Judgement, words: readonly ExpandedWord[], span: Span): void {
  addEffect(judgement, 'run');
  const at = words.findIndex((word) => /^\/[ckr]/i.test(word.text));
  const option = words[at];
  if (option === undefined) {
    judgement.survey.terminal = 'full-screen';
    return judgement.stdio.input.type === 'terminal'
      ? report(judgement, 'runs', span, 'cmd')
      : report(judgement, 'runs-input', span);
  }
  for (const word of words.slice(0, at))
    if (!/^\/(?:[adefqsu]|[aefv]:\w+)$/i.test(word.text))
      report(judgement, 'unknown-option', word.span, word.text);
  const rest = [option.text.slice(2), ...words.slice(at + 1).map((word) => word.text)]
    .filter(Boolean)
    .join(' ');
  runText(judgement, { text: rest, span: [words[at + 1]?.span[0] ?? option.span[0], span[1]] }, 'cmd');
}
