// The cmdlets that a row cannot describe, by the name a row gives with `handler=`.
import { findRow } from '../../../commands/rows.ts';
import { changeFolder } from '../../../commands/windows/slash-roles.ts';
import { goBack, goTo } from '../../../flow/folder.ts';
import { inputText } from '../../../flow/output.ts';
import { runText } from '../../../flow/run-text.ts';
import { addEffect, report } from '../../../judgement/findings.ts';
import type { Judgement } from '../../../judgement/judge.ts';
import { isLiteral, UNKNOWN } from '../../../judgement/word.ts';
import { assignVariable, stopFollowing } from '../variables.ts';
import { aliasTarget } from './aliases.ts';
import { argumentOf, type Bound } from './binding.ts';
import { isFreeName } from './free-name.ts';
import type { CmdletCall } from './pipeline-items.ts';
import { findCmdlet } from './rows.ts';

export function judgeSpecial(judge: Judgement, call: CmdletCall, bound: readonly Bound[]): void {
  switch (call.row.handler) {
    case 'folder': {
      const target = argumentOf(bound, 'Path', 'LiteralPath', 'LP', 'PSPath');
      if (target === undefined && judge.stdio.input.type !== 'terminal') {
        // The folder comes through the pipe.
        goTo(judge, undefined);
        report(judge, 'unknown-folder', call.word);
      } else if (call.row.name === 'Pop-Location' || target?.text === '-' || target?.text === '+')
        goBack(judge);
      else if (target === undefined) goTo(judge, judge.facts.home);
      else if (/^~(?:[\\/]|$)/.test(target.text))
        goTo(judge, judge.facts.home && judge.facts.home + target.text.slice(1));
      else changeFolder(judge, target);
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
          assignVariable(judge, `$${plain ? '' : 'script:'}${name.text}`, value?.text ?? UNKNOWN, name.span);
          if (!plain) stopFollowing(judge, `$${name.text}`);
        }
      }
      return;
    case 'alias':
      return judgeAlias(judge, call, bound);
    case 'expression':
      return judgeExpressionText(judge, call, bound);
    case 'invoke':
      addEffect(judge, 'run');
      // A word in front of the block is the machine that it runs on.
      if (call.args.some((arg) => arg.block) && bound.some(isFirstWord)) {
        addEffect(judge, 'network');
        report(judge, 'network', call.word, call.row.name);
      }
      if (!bound.some((one) => one.block) && !call.args.some((arg) => arg.block))
        report(judge, 'runs-unknown-text', call.span);
      return;
    case 'start-process':
      return judgeStart(judge, call, bound);
    case 'new-object':
      if (argumentOf(bound, 'TypeName', 'ComObject') === undefined)
        report(judge, 'risky-code', call.span, 'New-Object');
      return;
    case 'web':
      return judgeWeb(judge, bound);
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
function judgeAlias(judge: Judgement, { span }: CmdletCall, bound: readonly Bound[]): void {
  const name = argumentOf(bound, 'Name')?.text.toLowerCase() ?? '';
  const target = argumentOf(bound, 'Value', 'Definition')?.text ?? '';
  const row = findCmdlet(aliasTarget(target.toLowerCase(), false) ?? target) ?? findRow(target);
  const mild = row !== undefined && (row.impact.level === 'safe' || row.impact.level === 'ask');
  const alone = judge.text.source.trim() === judge.text.source.slice(...span).trim();
  const free = alone && mild && isLiteral(name) && isFreeName(judge, name);
  if (!free) addEffect(judge, 'delete', 'privilege', 'network');
  report(judge, /beck/.test(name) ? 'touches-beck' : 'defines-code', span, name, free ? 'ask' : undefined);
}

/** Invoke-Expression: known text is judged, whatever else arrives is not. */
function judgeExpressionText(judge: Judgement, call: CmdletCall, bound: readonly Bound[]): void {
  addEffect(judge, 'run');
  const text = argumentOf(bound, 'Command');
  const { input } = judge.stdio;
  if (text !== undefined) {
    report(judge, 'evaluates-text', call.word, 'Invoke-Expression');
    if (!isLiteral(text.text) || judge.found.effects.has('network'))
      addEffect(judge, 'network', 'privilege', 'write', 'delete');
    return runText(judge, text, 'powershell');
  }
  addEffect(judge, 'network', 'write', 'delete', 'privilege');
  report(judge, 'runs-input', call.span);
  const known = inputText(input);
  if (known !== undefined && isLiteral(known.text))
    judge.readNested(judge, known.text, 'powershell', known.span);
}

function judgeStart(judge: Judgement, call: CmdletCall, bound: readonly Bound[]): void {
  const program = argumentOf(bound, 'FilePath', 'PSPath', 'Path');
  if (/^runas/i.test(argumentOf(bound, 'Verb')?.text ?? ''))
    report(judge, 'privilege', call.span, 'Start-Process -Verb RunAs');
  if (program === undefined || !isLiteral(program.text))
    return report(judge, 'hidden-program', program?.span ?? call.span);
  const list = bound.find((one) => /^Arg/.test(one.parameter.name))?.values ?? [];
  const words = list.flatMap((value) => value.text.split(/\s+/).map((text) => ({ text, span: value.span })));
  call.start([program, ...words]);
}

function judgeWeb(judge: Judgement, bound: readonly Bound[]): void {
  const target = argumentOf(bound, 'OutFile');
  if (target === undefined) return;
  // What is fetched into a file is there to be run.
  addEffect(judge, 'run', 'network', 'write');
  if (/\.(?:exe|ps1|psm1|msi|bat|cmd|dll|vbs|js|scr|com|hta|sh)$/i.test(target.text))
    addEffect(judge, 'privilege');
}
