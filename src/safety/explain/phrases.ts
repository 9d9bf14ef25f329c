// What a value, an operand or a kind of part is, in words.

import type { Link, Part } from '../judgement/trace.ts';
import type { RoleName } from '../knowledge/roles.ts';

/** What happens to an operand of that role; undefined where the tables only say that it is plain text. */
export function operandWords(role: RoleName): string | undefined {
  return OPERANDS[role];
}

/** What an option takes, for one without its own words. */
export function optionWords(role: RoleName): string {
  return role === '.'
    ? 'an option without a description here'
    : (VALUES[role] ?? 'an option that takes a value');
}

const OPERANDS: Readonly<Partial<Record<RoleName, string>>> = {
  R: 'is read',
  RESOURCE: 'is read',
  CERT: 'is read',
  OBJECT: 'is read',
  PAGED: 'is read',
  L: 'is inspected',
  W: 'is overwritten',
  A: 'is appended to',
  U: 'is created, or its time updated',
  M: 'is created',
  D: 'is deleted',
  TREE: 'is deleted with everything in it',
  V: 'is moved',
  O: 'is the destination',
  S: 'is copied',
  T: 'is the destination',
  P: 'is changed',
  UNPACK: 'is unpacked into',
  MOUNT: 'is mounted in the container',
  N: 'is an address on the network',
  HOST: 'is a host on the network',
  GITURL: 'is a repository',
  REF: 'is a branch or version',
  '@': 'is sent',
  SEND: 'is a file to send',
  X: 'is a program to run',
  PAGER: 'is the program to show it with',
  $: 'is run as a command',
  sh: 'is run as a command',
  SCRIPT: 'is a file to run',
  PATTERN: 'is the pattern',
  JQ: 'is the filter',
  YQ: 'is the expression',
  YQFILE: 'is read',
  PATTERNFILE: 'holds the patterns',
  sed: 'is the script',
  awk: 'is the script',
  sql: 'is the query',
  code: 'is the program',
  BLOCK: 'is a block of code',
  NAME: 'is the variable to set',
  VNAME: 'is a variable',
  FOLDER: 'is the folder',
  CD: 'is the folder',
  SET: 'is the variable, and its new value',
  ASSIGN: 'is the new value',
  ATTRIB: 'is a file, or an attribute to set',
  BODY: 'is sent',
  GUARD: 'is what it works on',
  MEMBER: 'is a property or method',
  TYPE: 'is a type',
  C: 'is a host on the network',
  NUMBER: 'is a number',
};

const VALUES: Readonly<Partial<Record<RoleName, string>>> = {
  R: 'an option that takes a file to read',
  L: 'an option that takes a file to inspect',
  W: 'an option that takes a file to write',
  A: 'an option that takes a file to append to',
  M: 'an option that takes a folder to create',
  D: 'an option that takes a file to delete',
  T: 'an option that takes the destination',
  UNPACK: 'an option that takes a folder to unpack into',
  MOUNT: 'an option that mounts a folder in the container',
  N: 'an option that takes an address on the network',
  '@': 'an option that takes the data to send',
  SEND: 'an option that takes a file to send',
  X: 'an option that names a program to run',
  PAGER: 'an option that names the program to show it with',
  $: 'an option that takes a command to run',
  sh: 'an option that takes a command to run',
  SCRIPT: 'an option that takes a file to run',
  PATTERN: 'an option that takes a pattern',
  FOLDER: 'an option that takes a folder',
};

const LINKS: ReadonlyMap<Link, string> = new Map([
  ['|', 'reads that output: '],
  ['&&', 'if that succeeds: '],
  ['||', 'if that fails: '],
  ['&', 'in the background: '],
  ['if', 'if this succeeds: '],
  ['then', 'then: '],
  ['else', 'otherwise: '],
  ['while', 'while this succeeds: '],
  ['do', 'each time: '],
]);

export function linkWords(links: readonly Link[]): string {
  return links.map((link) => LINKS.get(link) ?? '').join('');
}

/** What a part that is no command does. */
export function partWords({ type, text, detail }: Part): string {
  switch (type) {
    case 'command':
    case 'simple':
      return '';
    case 'redirection':
      return redirectionWords(text, detail);
    case 'input-text':
      return 'passes this text as input';
    case 'assignment':
      return assignmentWords(detail);
    case 'substitution':
      return SUBSTITUTIONS[text.slice(0, 2)] ?? 'runs first; its output is inserted here';
    case 'text':
      return detail === 'other' ? 'is run as a program of another language' : `is run as ${detail} code`;
    case 'if':
      return 'chooses what to do by whether a command succeeds';
    case 'loop':
      return 'repeats for each value';
    case 'condition-loop':
      return text.startsWith('until')
        ? 'repeats until a command succeeds'
        : 'repeats while a command succeeds';
    case 'choice':
      return 'chooses what to do by matching a word against patterns';
    case 'subshell':
      return 'runs in a copy of the shell';
    case 'group':
      return 'runs together';
    case 'timed':
      return 'measures how long this takes';
    case 'test':
      return 'tests something';
    case 'arithmetic':
      return 'calculates';
    case 'value':
      return 'is a value';
    case 'function':
      return `from now on the command ${detail} does this`;
    default:
      return type;
  }
}

const SUBSTITUTIONS: Readonly<Record<string, string>> = {
  '<(': 'runs, and its output is read like a file',
  '>(': 'runs, and reads what is written here',
};

function redirectionWords(text: string, kind: string): string {
  if (kind === 'read') return 'the input comes from this file';
  const from = /^2/.test(text)
    ? 'error messages'
    : /^&|^>&/.test(text)
      ? 'output and error messages'
      : 'the output';
  const verb = from.endsWith('s') ? 'go' : 'goes';
  if (kind === 'append') return `${from} ${verb} to the end of this file`;
  if (kind === 'duplicate' && /&[\d-]+$/.test(text)) return duplicateWords(text, from, verb);
  if (/(?:\/dev\/null|\bnul|\$null)$/i.test(text)) return `${from} ${verb} nowhere`;
  return `${from} ${verb} into this file, replacing its content`;
}

function duplicateWords(text: string, from: string, verb: string): string {
  if (text.endsWith('-')) return 'closes it';
  if (/^\d?</.test(text)) return 'the input comes from an open file';
  if (text.endsWith('&1')) return `${from} ${verb} where the output goes`;
  if (text.endsWith('&2')) return 'the output goes where error messages go';
  return `${from} ${verb} to an open file`;
}

function assignmentWords(detail: string): string {
  const [kind, name] = detail.split(' ');
  if (kind === 'prefix') return `sets ${name} for this command only`;
  return kind === 'export' ? `sets ${name} for every program started from here` : `sets the variable ${name}`;
}
