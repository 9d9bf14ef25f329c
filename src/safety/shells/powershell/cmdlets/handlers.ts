// The cmdlets that a row cannot describe, by the name a row gives with `handler=`.
import { findRow } from '../../../commands/rows.ts';
import { changeFolder } from '../../../commands/windows/slash-roles.ts';
import { goBack, goTo } from '../../../flow/folder.ts';
import { inputText } from '../../../flow/output.ts';
import { runText } from '../../../flow/run-text.ts';
import { addEffect, report } from '../../../judgement/findings.ts';
import { type Judgement, measure } from '../../../judgement/judge.ts';
import { isLiteral, UNKNOWN } from '../../../judgement/word.ts';
import { INSTALLED_MODULES } from '../../../knowledge/windows-modules.ts';
import { assignVariable, stopFollowing } from '../variables.ts';
import { aliasTarget } from './aliases.ts';
import { argumentOf, type Bound } from './binding.ts';
import { isFreeName } from './free-name.ts';
import type { CmdletCall } from './pipeline-items.ts';
import { findCmdlet } from './rows.ts';

export function judgeSpecial(judgement: Judgement, call: CmdletCall, bound: readonly Bound[]): void {
  switch (call.row.handler) {
    case 'folder': {
      const target = argumentOf(bound, 'Path', 'LiteralPath', 'LP', 'PSPath');
      if (target === undefined && judgement.stdio.input.type !== 'terminal') {
        // The folder comes through the pipe.
        goTo(judgement, undefined);
        report(judgement, 'unknown-folder', call.word);
      } else if (call.row.name === 'Pop-Location' || target?.text === '-' || target?.text === '+')
        goBack(judgement);
      else if (target === undefined) goTo(judgement, judgement.facts.home);
      else if (/^~(?:[\\/]|$)/.test(target.text))
        goTo(judgement, judgement.facts.home && judgement.facts.home + target.text.slice(1));
      else changeFolder(judgement, target);
      return;
    }
    case 'variable':
      for (const one of bound) {
        if (one.parameter.name !== 'Name') continue;
        const value = argumentOf(bound, 'Value');
        // With anything else said, it may be another scope's, read-only, or only shown.
        const plain = bound.every(({ parameter }) => /^(?:Name|Value)$/.test(parameter.name));
        for (const name of one.values) {
          if (!isLiteral(name.text)) continue;
          assignVariable(
            judgement,
            `$${plain ? '' : 'script:'}${name.text}`,
            value?.text ?? UNKNOWN,
            name.span,
          );
          if (!plain) stopFollowing(judgement, `$${name.text}`);
        }
      }
      return;
    case 'alias':
      return judgeAlias(judgement, call, bound);
    case 'expression':
      return judgeExpressionText(judgement, call, bound);
    case 'invoke':
      addEffect(judgement, 'run');
      // A word in front of the block is the machine that it runs on.
      if (call.args.some((arg) => arg.block) && bound.some(isFirstWord)) {
        addEffect(judgement, 'network');
        report(judgement, 'network', call.word, call.row.name);
      }
      if (!bound.some((one) => one.block) && !call.args.some((arg) => arg.block))
        report(judgement, 'runs-unknown-text', call.span);
      return;
    case 'import-module':
      return judgeModule(judgement, call, bound);
    case 'start-process':
      return judgeStart(judgement, call, bound);
    case 'new-object':
      if (argumentOf(bound, 'TypeName', 'ComObject') === undefined)
        report(judgement, 'risky-code', call.span, 'New-Object');
      return;
    case 'web':
      return judgeWeb(judgement, bound);
    case 'out':
    case 'copy':
    case 'new-item':
    case 'each':
      return;
    default:
      return;
  }
}

function isFirstWord({ parameter, named, block }: Bound): boolean {
  return /^(?:ScriptBlock|Expression)$/.test(parameter.name) && named === undefined && !block;
}

/** It counts at once, so that only on its own it takes nothing away, under a free name for what is never danger. */
function judgeAlias(judgement: Judgement, { span, start }: CmdletCall, bound: readonly Bound[]): void {
  const name = argumentOf(bound, 'Name')?.text.toLowerCase() ?? '';
  const value = argumentOf(bound, 'Value', 'Definition');
  const target = value?.text ?? '';
  const row = findCmdlet(aliasTarget(target.toLowerCase(), false) ?? target) ?? findRow(target);
  // Of a program without a row here it counts what it would be if it were called.
  const isProgram =
    row === undefined && value !== undefined && /^\w[\w.+]*$/.test(target) && !/\.ps1$/i.test(target);
  const level = isProgram ? measure(judgement, () => start([value])) : (row?.impact.level ?? 'danger');
  const mild = level === 'safe' || level === 'ask';
  const alone = judgement.text.source.trim() === judgement.text.source.slice(...span).trim();
  const own = /beck/.test(name);
  const free = alone && mild && !own && isLiteral(name) && isFreeName(judgement, name);
  if (!free) addEffect(judgement, 'delete', 'privilege', 'network');
  report(judgement, own ? 'touches-beck' : 'defines-code', span, name, free ? 'ask' : undefined);
}

/** Invoke-Expression: known text is judged, whatever else arrives is not. */
function judgeExpressionText(judgement: Judgement, call: CmdletCall, bound: readonly Bound[]): void {
  addEffect(judgement, 'run');
  const text = argumentOf(bound, 'Command');
  const { input } = judgement.stdio;
  if (text !== undefined) {
    report(judgement, 'evaluates-text', call.word, 'Invoke-Expression');
    if (!isLiteral(text.text) || judgement.found.effects.has('network'))
      addEffect(judgement, 'network', 'privilege', 'write', 'delete');
    return runText(judgement, text, 'powershell');
  }
  addEffect(judgement, 'network', 'write', 'delete', 'privilege');
  report(judgement, 'runs-input', call.span);
  const known = inputText(input);
  if (known !== undefined && isLiteral(known.text))
    judgement.readNested(judgement, known.text, 'powershell', known.span);
}

/** A module by its name is looked for where modules are installed; one by its path is a script of anybody. */
function judgeModule(judgement: Judgement, call: CmdletCall, bound: readonly Bound[]): void {
  const names = bound.filter(({ parameter }) => parameter.name === 'Name').flatMap(({ values }) => values);
  if (names.length > 0 && names.every(({ text }) => INSTALLED_MODULES.has(text.toLowerCase()))) return;
  addEffect(judgement, 'write', 'delete', 'privilege', 'network');
  report(judgement, 'runs-anything', call.word, call.row.name);
}

function judgeStart(judgement: Judgement, call: CmdletCall, bound: readonly Bound[]): void {
  const program = argumentOf(bound, 'FilePath', 'PSPath', 'Path');
  if (/^runas/i.test(argumentOf(bound, 'Verb')?.text ?? ''))
    report(judgement, 'privilege', call.span, 'Start-Process -Verb RunAs');
  if (program === undefined || !isLiteral(program.text))
    return report(judgement, 'hidden-program', program?.span ?? call.span);
  const list = bound.find((one) => /^Arg/.test(one.parameter.name))?.values ?? [];
  const words = list.flatMap((value) => value.text.split(/\s+/).map((text) => ({ text, span: value.span })));
  call.start([program, ...words]);
}

function judgeWeb(judgement: Judgement, bound: readonly Bound[]): void {
  const target = argumentOf(bound, 'OutFile');
  if (target === undefined) return;
  // What is fetched into a file is there to be run.
  addEffect(judgement, 'run', 'network', 'write');
  if (/\.(?:exe|ps1|psm1|msi|bat|cmd|dll|vbs|js|scr|com|hta|sh)$/i.test(target.text))
    addEffect(judgement, 'privilege');
}
