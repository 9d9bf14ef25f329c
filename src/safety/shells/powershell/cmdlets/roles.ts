// What the value of a parameter is: the roles of the cmdlet tables turned into effects.
import { addEffect, report } from '../../../judgement/findings.ts';
import type { Judgement } from '../../../judgement/judge.ts';
import { type ExpandedWord, isDynamic, isLiteral, UNKNOWN } from '../../../judgement/word.ts';
import type { CmdletRole } from '../../../knowledge/roles.ts';
import { type Use, usePath } from '../../../paths/windows-effects.ts';
import { isHarmlessMember, judgeType, mixesUnknown } from '../members.ts';
import { assignVariable } from '../variables.ts';
import type { CmdletCall } from './pipeline-items.ts';

type Handler = (judge: Judgement, value: ExpandedWord, call: CmdletCall, recursive: boolean) => void;

function use(how: Use): Handler {
  return (judge, value, _call, recursive) => {
    if (value.text !== '' || !isSwitchedOff(judge, value)) usePath(judge, how, value, recursive);
  };
}

const nothing: Handler = () => undefined;

const HANDLERS: Readonly<Record<CmdletRole, Handler>> = {
  '.': nothing,
  // For the trace alone: blocks are judged where they are.
  BLOCK: nothing,
  '=': nothing,
  R: use('read'),
  L: use('list'),
  S: use('read'),
  W: use('write'),
  A: use('append'),
  T: use('copy'),
  O: use('move'),
  V: use('leave'),
  D: use('delete'),
  M: use('mkdir'),
  U: use('create'),
  P: use('write'),
  C: (judge, value, call) => {
    if (/^(?:\.|localhost|\$env:computername)$/i.test(value.text)) return;
    addEffect(judge, 'network', 'run');
    return report(judge, 'network', value.span, call.row.name);
  },
  N: (judge, value) => {
    addEffect(judge, 'network');
    if (!mixesUnknown(value.text)) return;
    addEffect(judge, 'read');
    return report(judge, 'sends-files', value.span);
  },
  X: (judge, value) => {
    addEffect(judge, 'run');
    return report(judge, 'runs-option-program', value.span);
  },
  SEND: (judge, value) => {
    addEffect(judge, 'network', 'read');
    usePath(judge, 'read', value);
    return report(judge, 'sends-files', value.span);
  },
  BODY: (judge, value, call) => {
    addEffect(judge, 'network');
    return report(judge, isLiteral(value.text) ? 'network' : 'sends-files', value.span, call.row.name);
  },
  METHOD: (judge, value, call) => {
    if (/^(?:get|head|options|default)$/i.test(value.text)) return;
    addEffect(judge, 'run', 'network', 'privilege', 'write', 'delete');
    return report(judge, 'risky', value.span, `${call.row.name} ${value.text}`);
  },
  VNAME: (judge, value) => {
    if (isDynamic(value.text)) return report(judge, 'evaluates-text', value.span, value.text);
    return assignVariable(judge, `$${value.text.replace(/^\+/, '')}`, UNKNOWN, value.span);
  },
  MEMBER: (judge, value) => {
    if (isHarmlessMember(value.text)) return;
    addEffect(judge, 'run', 'delete');
    return report(judge, 'risky-code', value.span, `.${value.text}`);
  },
  TYPE: (judge, value) => {
    if (isDynamic(value.text)) return report(judge, 'risky-code', value.span, 'a computed type');
    if (/webclient|httpclient|sockets|webrequest/i.test(value.text)) addEffect(judge, 'network');
    return judgeType(judge, `[${value.text}]`, value.span, 'cast');
  },
  COM: (judge, value) => {
    addEffect(judge, 'run', 'write', 'delete', 'network', 'privilege');
    return report(judge, 'risky-code', value.span, value.text);
  },
};

/** Judges one value of a parameter by its role. */
export function applyCmdletRole(
  judge: Judgement,
  call: CmdletCall,
  role: CmdletRole,
  value: ExpandedWord,
  recursive: boolean,
): void {
  HANDLERS[role](judge, value, call, recursive);
}

function isSwitchedOff(judge: Judgement, value: ExpandedWord): boolean {
  return /^\$null$/i.test(judge.text.source.slice(value.span[0], value.span[1]));
}
