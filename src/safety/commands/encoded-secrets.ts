// Programs that print what they read in another form: the value of a secret variable would no longer be recognised and masked.

import { secretName } from '../../domain/secret-names.ts';
import type { Span } from '../../domain/verdict.ts';
import { report } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import type { ExpandedWord } from '../judgement/word.ts';
import { changesText, encodesText } from '../knowledge/printed.ts';

/** An encoder is asked about wherever the text names a secret variable, another filter only where it reads one. */
export function noteEncodedSecret(
  judgement: Judgement,
  name: string,
  args: readonly ExpandedWord[],
  span: Span,
): void {
  const { source } = judgement.text;
  const encodes = encodesText(name, args[0]?.text);
  if (!encodes && !changesText(name) && !showsParts(name, args)) return;
  const shown = encodes || (judgement.stdio.input.type === 'pipe' && !keepsValues(name, args));
  if (shown && ENVIRONMENT.test(source)) report(judgement, 'shows-secrets', span, name, 'ask');
  const places = encodes ? [source] : [span, ...inputSpans(judgement)].map((place) => source.slice(...place));
  if (places.some(namesSecret)) report(judgement, 'shows-secrets', span, name, 'ask');
}

/** Whole values or none of them: `env | cut -d= -f1`, `sed 's/=.*/ /'`, `awk -F= '{print $1}'`, `tr '\\0' '\\n'`. */;
function keepsValues(name: string, args: readonly ExpandedWord[]): boolean {
  const words = args.map(({ text }) => text).join(' ');
  if (name === 'cut') return /^-d ?= -f ?[\d,-]+$|^-f ?[\d,-]+ -d ?=$/.test(words);
  if (name === 'tr') return /^(?:-d )?(?:\\[0n]+|\n| )(?: (?:\\n|\n| ))?$/.test(words);
  if (/sed$/.test(name)) return /^(?:s\/=\.\*\/\/|-n \/[^/]*\/I?p|\/[^/]*\/I?d|\d*q|-n [\d,]+p)$/.test(words);
  return /awk$/.test(name) && !/sub|split|toupper|tolower|printf|\$[2-9]|FS|match|for|while/.test(words);
}

/** fish's `string sub` and its like, a format that cuts (`printf %.4s`), and so many characters of what is read. */
function showsParts(name: string, args: readonly ExpandedWord[]): boolean {
  const [first, ...words] = args;
  if (first === undefined) return false;
  if (/^g?(?:head|tail)$/.test(name)) return args.some(({ text }) => /^(?:-[a-z]*c|--bytes)/.test(text));
  if (/^[efg]?grep$/.test(name)) return args.some(({ text }) => /^(?:-[a-zA-Z]*o|--only)/.test(text));
  if (name === 'string')
    return !WHOLE_STRING.test(first.text) && !words.some(({ text }) => /^-[a-z]*q|^--quiet$/.test(text));
  return name === 'printf' && CUTS.test(first.text === '--' ? (words[0]?.text ?? '') : first.text);
}

const WHOLE_STRING = /^(?:length|collect|join0?|pad|repeat)$/;

const CUTS = /%[-+ #\d*]*(?:\.[\d*]|[cdiouxXeEfgGaA])/;

function inputSpans({ stdio: { input } }: Judgement): readonly Span[] {
  if (input.type === 'text') return [input.span];
  return input.type === 'pipe' && input.printed !== undefined ? [input.printed.span] : [];
}

/** `$NAME`, `${NAME…}`, `$env:NAME`, `printenv NAME`, `ENVIRON["NAME"]`; the length `${#NAME}` shows nothing. */
const VARIABLE = /(?:\$(?:env:|\{!?(?:env:)?)?|\bprintenv\s+|\bENVIRON\[")([a-z_]\w*)/gi;

/**
 * A command that prints every variable, into a pipe or the words of another; not the names of functions (`declare -F`) or of
 * variables (fish's `set -n`).
 */
const ENVIRONMENT =
  /(?:^|[;&|({`\n])\s*(?:(?:command|builtin)\s+)?(?:env|printenv|(?:export|(?:declare|typeset)(?!\s+-f+\s)|set(?!\s+-[a-z]*n[a-z]*\s))(?:\s+-[a-z]+)?|(?:dir|gci|ls|Get-ChildItem)\s+env:)\s*(?:\||\)|`)/i;

/** PowerShell's variables as items: the value in another form, or a part of it. */
export function noteChangedItems(judgement: Judgement): void {
  const { source } = judgement.text;
  const { index = 0 } = ITEMS.exec(source) ?? { index: undefined };
  if (ITEMS.test(source) && CHANGED.test(source))
    report(judgement, 'shows-secrets', [index, source.length], 'the environment', 'ask');
}

const ITEMS =
  /\b(?:dir|gci|gi|ls|Get-ChildItem|Get-Item)\s+(?:-\w+\s+)*['"]?env:|GetEnvironmentVariables\s*\(/i;

const CHANGED =
  /\bValue\b[^;|]*?(?:\.(?:ToCharArray|Substring|Replace|Remove|Insert|Chars|Normalize)\b|-[ic]?replace\b|\[[-\d]+\.\.)|(?:ToBase64String|ToHexString|GetBytes)\s*\([^;|]*\bValue\b|\bValue\s*\|[^;]*\$_\s*(?:\[|\.(?:ToCharArray|Substring|Replace|Remove))|\$_\[-\d+\.\./i;

/** What an expression of jq or yq makes of the environment: as it is, its names tell which values are masked. */
export function noteChangedEnvironment(judgement: Judgement, { text, span }: ExpandedWord): void {
  // `.env` and `{env: …}` are fields.
  const environment = /\$ENV\b|(?<![.\w"'$-])env\b(?!\s*[:"'-])|\bstrenv\s*\(/;
  const plain = /^\s*(?:\$ENV|env|(?:str)?env\(\w+\))(?:\.\w+)?\s*$/;
  if (environment.test(text) && !plain.test(text))
    report(judgement, 'shows-secrets', span, 'the environment', 'ask');
}

function namesSecret(text: string): boolean {
  return [...text.matchAll(VARIABLE)].some(([, name = '']) => isSecretVariable(name));
}

/** By its name; in `PWD` a shell keeps the folder. */
export function isSecretVariable(name: string): boolean {
  return !/^(?:OLD)?PWD$/.test(name) && secretName(name) !== undefined;
}
