// The word behind an option: where it may be no value, a call is judged once more as if the option took none.

import type { Judgement } from '../judgement/judge.ts';
import { type ExpandedWord, isDynamic } from '../judgement/word.ts';
import type { CommandRole } from '../knowledge/roles.ts';
import { mayReachBeck } from '../paths/beck.ts';
import { resolvePath } from '../paths/resolve.ts';
import { isSecret } from '../paths/secrets.ts';
import { ACTING_ROLE, severity } from './long-options.ts';
import type { CommandSpec, GivenOption, OptionSpec } from './row.ts';
import { findRow } from './rows.ts';

/** A word of its role's form is the value, and nothing else. */
const FORMS: Partial<Record<CommandRole, RegExp>> = {
  '#': /^[-+]?(?:\d[\d.,:x%+*/-]*[a-zA-Z]{0,3}|[-.\d]+)$|^(?:all|auto|max|min|unlimited|none)$/,
  UNITS: /^[\d.\uFDD9]+(?:[smhdkKMGTgt%]|[kKMGT]i|ms|auto)?$|^(?:\d+[smhd])+$/,
  DATE: /^[-+@]?\d[\w :.,/+-]*$|^(?:now|to|yester|tomorrow|last|next|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|noon|midnight)[\w :.,+-]*$/i,
  USER: /^[A-Za-z_][\w-]*(?:,[\w-]+)*$/,
  WORDS: /^\w[\w,:=+%-]*$/,
  KEYS: /^[-+]?\w[\w:,+-]{2,}$/,
  GLOB: /^[^-]/,
  MARK: /^[^-./][^/]*$/,
  GITFORMAT: /^[^-]|^-?%/,
  PATTERN: /^/,
};

/** Whether a word has the form that values of the role have. */
export function hasForm(role: CommandRole, text: string): boolean {
  return FORMS[role]?.test(text) === true;
}

/** Whether an option may take no word here: the word is one that would do something by itself. */
export function mayBeNoValue(
  judgement: Judgement,
  row: CommandSpec,
  { role, value: takes }: OptionSpec,
  { text }: ExpandedWord,
): boolean {
  const [first = role] = role.split('/') as CommandRole[];
  // `sed -l 1wx p`: a script where `-l` takes none may look like a size.
  const isScript = takes === 'either' && TEXT.test(row.operands[0]?.role ?? '');
  const form = isScript ? /^\d+$/ : FORMS[first];
  if (form?.test(text) || text === '' || text === '-') return false;
  // What is only known when it runs is no reason to doubt a table that says where a number or a date stands.
  if (takes !== 'either' && FORMS[first] !== undefined && isDynamic(text)) return false;
  // A negative number is no option, unless the row has digits among them.
  if (text.startsWith('-'))
    return takes === 'either' || !/^-\d/.test(text) || row.options.has(text.slice(0, 2));
  if (row.flags.has('sub')) return findRow(`${row.name} ${text}`) !== undefined;
  if (BUILTIN.test(row.handler ?? '') || ACTING_ROLE.test(first) || TEXT.test(first)) return false;
  if (takes !== 'either' && !first.startsWith('=') && FORMS[first] === undefined)
    return matters(judgement, text);
  const acts = row.operands.some(({ role: operand, impact }) => impact !== undefined || ACTS.test(operand));
  const placed = row.handler !== undefined;
  if (row.impact.level === 'safe' && (acts || placed)) return true;
  return row.operands.some(({ role: operand }) => !/^[.=L]$/.test(operand)) && matters(judgement, text);
}

/** Of what the shell itself reads it is known which options take a word. */
const BUILTIN =
  /^(?:listed|abbr|alias|autoload|bind|zstyle|argparse|bindkey|declare|fish.*|history|jobs|printf?|shell-options|zsh-.*)$/;

/** Roles that do more with an operand than read it, or that depend on its place. */
const ACTS = /^(?:W|A|E|D|V|P|U|M|T|TREE|X|PAGER|N|SEND|CMD|SCRIPT|\$|sh|sed|awk|sql|code|UNPACK|HOST)$/;

/** A text that is judged itself; what begins without a dash is never an operand of these. */
const TEXT = /^(?:sh|fish|sed|awk|sql|code|JQ|YQ|!)$/;

function matters(judgement: Judgement, text: string): boolean {
  return isSecret(judgement, text) || mayReachBeck(judgement, resolvePath(judgement, text) ?? text);
}

/** Whether `o` in `-Io` may be an option of its own: where programs differ, or because it would do something. */
export function mayBeLetters({ options }: CommandSpec, { role, value }: OptionSpec, rest: string): boolean {
  if (value === 'optional' || FORMS[role]?.test(rest)) return false;
  if (value === 'either') return true;
  for (const letter of rest) {
    const spec = options.get(`-${letter}`);
    if (spec === undefined) return false;
    if (severity(spec) > 0) return true;
    if (spec.value !== 'none') return false;
  }
  return false;
}

/** Marks by which a command only looks. */
const LOOKS: ReadonlySet<string> = new Set(['list', 'query', 'dry']);

export const onlyLooks = ({ impact }: OptionSpec): boolean =>
  impact?.tags.some((tag) => LOOKS.has(tag)) === true;

/** What may be the value of an option before it does not make a command one that only looks. */
export function outOfDoubt(options: GivenOption[], from: number): void {
  for (let at = from; at < options.length; at++) {
    const option = options[at];
    const impact = option?.spec.impact;
    if (option === undefined || !impact?.tags.some((tag) => LOOKS.has(tag))) continue;
    const tags = impact.tags.filter((tag) => !LOOKS.has(tag));
    options[at] = { ...option, spec: { ...option.spec, impact: { ...impact, tags } } };
  }
}
