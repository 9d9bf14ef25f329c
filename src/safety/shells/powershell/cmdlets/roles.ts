// What the value of a parameter is: the roles of the cmdlet tables turned into effects.
import { addEffect, report } from '../../../judgement/findings.ts';
import type { Judgement } from '../../../judgement/judge.ts';
import { type ExpandedWord, isDynamic, isLiteral, UNKNOWN } from '../../../judgement/word.ts';
import type { CmdletRole } from '../../../knowledge/roles.ts';
import { type Use, usePath } from '../../../paths/windows-effects.ts';
import { isHarmlessMember, judgeType, mixesUnknown } from '../members.ts';
import { assignVariable } from '../variables.ts';
import type { CmdletCall } from './pipeline-items.ts';

type Handler = (judgement: Judgement, value: ExpandedWord, call: CmdletCall, recursive: boolean) => void;

function use(how: Use): Handler {
  return (judgement, value, _call, recursive) => {
    if (value.text !== '' || !isSwitchedOff(judgement, value)) usePath(judgement, how, value, recursive);
  };
}

const nothing: Handler = () => undefined;

/** What JSON holds is data: of it a name means a field, or a method that only computes, unless it leads to its type. */
function isFieldOfJson({ text: { source } }: Judgement, name: string, { args, span }: CmdletCall): boolean {
  const plain = (word: string) => /^\w+$/.test(word) && !LEADS_ON.test(word);
  const chain = args.length === 1 ? OF_JSON.exec(source.slice(0, span[0]))?.[1] : undefined;
  return chain !== undefined && [name, ...(chain.match(/\w+(?=\s*\|)/g) ?? [])].every(plain);
}

const OF_JSON =
  /(?:^|(?<!`)[|;({]) *ConvertFrom-Json(?: -AsHashtable| -Depth \d+)* *\| *((?:(?:%|foreach-object|foreach) +\w+ *\| *)*)$/i;

const LEADS_ON = /^(?:get|set|ps|invoke|create|load|assembly|module|type|base|declaring|to|copy)/i;

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
  MOVED: use('leave-free'),
  KEPT: use('keep'),
  D: use('delete'),
  M: use('mkdir'),
  U: use('create'),
  P: use('write'),
  C: (judgement, value, call) => {
    if (/^(?:\.|localhost|\$env:computername)$/i.test(value.text)) return;
    addEffect(judgement, 'network', 'run');
    return report(judgement, 'network', value.span, call.row.name);
  },
  N: (judgement, value) => {
    addEffect(judgement, 'network');
    if (!mixesUnknown(value.text)) return;
    addEffect(judgement, 'read');
    return report(judgement, 'sends-files', value.span);
  },
  X: (judgement, value) => {
    addEffect(judgement, 'run');
    return report(judgement, 'runs-option-program', value.span);
  },
  SEND: (judgement, value) => {
    addEffect(judgement, 'network', 'read');
    usePath(judgement, 'read', value);
    return report(judgement, 'sends-files', value.span);
  },
  BODY: (judgement, value, call) => {
    addEffect(judgement, 'network');
    return report(judgement, isLiteral(value.text) ? 'network' : 'sends-files', value.span, call.row.name);
  },
  METHOD: (judgement, value, call) => {
    if (/^(?:get|head|options|default)$/i.test(value.text)) return;
    addEffect(judgement, 'run', 'network', 'privilege', 'write', 'delete');
    return report(judgement, 'risky', value.span, `${call.row.name} ${value.text}`);
  },
  VNAME: (judgement, value) => {
    if (isDynamic(value.text)) return report(judgement, 'evaluates-text', value.span, value.text);
    return assignVariable(judgement, `$${value.text.replace(/^\+/, '')}`, UNKNOWN, value.span);
  },
  MEMBER: (judgement, value, call) => {
    if (isHarmlessMember(value.text) || isFieldOfJson(judgement, value.text, call)) return;
    addEffect(judgement, 'run', 'delete');
    return report(judgement, 'risky-code', value.span, `.${value.text}`);
  },
  TYPE: (judgement, value) => {
    if (isDynamic(value.text)) return report(judgement, 'risky-code', value.span, 'a computed type');
    if (/webclient|httpclient|sockets|webrequest/i.test(value.text)) addEffect(judgement, 'network');
    return judgeType(judgement, `[${value.text}]`, value.span, 'cast');
  },
  COM: (judgement, value) => {
    addEffect(judgement, 'run', 'write', 'delete', 'network', 'privilege');
    return report(judgement, 'risky-code', value.span, value.text);
  },
};

/** Judges one value of a parameter by its role. */
export function applyCmdletRole(
  judgement: Judgement,
  call: CmdletCall,
  role: CmdletRole,
  value: ExpandedWord,
  recursive: boolean,
): void {
  HANDLERS[role](judgement, value, call, recursive);
}

function isSwitchedOff(judgement: Judgement, value: ExpandedWord): boolean {
  return /^\$null$/i.test(judgement.text.source.slice(value.span[0], value.span[1]));
}
