// Interpreters of other languages: inline code, a script, or whatever arrives on standard input.

import { inputText } from '../../flow/output.ts';
import { isStandardInput, runsInput } from '../../flow/run-text.ts';
import { addEffect } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { type ExpandedWord, HOME_DIRECTORY, isDynamic, isLiteral, withGlobs } from '../../judgement/word.ts';
import { HELPFUL_MODULES, READING_MODULES } from '../../knowledge/python-modules.ts';
import { certainFolder, isNowhereAbove } from '../../paths/above.ts';
import { readPath } from '../../paths/file-effects.ts';
import { resolvePath } from '../../paths/resolve.ts';
import { type Arguments, bringsNoDash, readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import { noteDestroying } from '../destroying-words.ts';
import { judgeCode } from '../embedded/code.ts';
import { filesIn, isInert, isPlainOption, languageOf, requiredFiles, startFiles } from '../embedded/inert.ts';
import { readsOfPython } from '../embedded/python/check.ts';
import { namesHidden, secretInPlaces, secretNamed } from '../find-secrets.ts';
import { ownInput } from '../program-files.ts';
import { applyImpact, type Call, type GivenOption } from '../row.ts';
import { findRow } from '../rows.ts';

/** Interpreters: inline code, a script, or whatever arrives on standard input. */
export function judgeInterpreter(judgement: Judgement, call: Call): void {
  const given = moduleArguments(judgement, call);
  const tagged = (tag: string) => given.options.some((option) => option.spec.impact?.tags.includes(tag));
  const asks = ({ spec }: GivenOption) => spec.impact?.tags.includes('query') === true;
  if (given.options.length > 0 && given.options.every(asks) && given.operands.length === 0)
    return addEffect(judgement, 'read');
  const code = withInputAsCode(judgement, call, given);
  if (onlyComputes(judgement, call.name, code) || computesInPython(judgement, call, code))
    return addEffect(judgement, 'read');
  if (onlyParses(judgement, call)) return;
  if (readsByModule(judgement, given)) return;
  addEffect(judgement, 'run');
  judgeModule(judgement, given);
  const inline = given.options.some((option) => option.spec.role === 'code');
  const script = given.operands[0];
  const text = inputText(judgement.stdio.input);
  // Text that is known is no worse than a one-liner.
  const known = judgement.stdio.input.type === 'text' && text !== undefined && isLiteral(text.text);
  const operands = inline || (known && script?.text === '-') ? [] : given.operands.slice(0, 1);
  judgeByRow(judgement, call, { options: given.options, operands });
  if (!inline && script !== undefined) noteDestroying(judgement, script.text, given.operands.slice(1));
  if (inline || tagged('module') || (script !== undefined && !isStandardInput(script))) return;
  if (text !== undefined) judgeCode(judgement, text);
  if (known) return;
  if (judgement.stdio.input.type !== 'terminal') runsInput(judgement, call.command.span);
  else judgement.survey.terminal = 'full-screen';
}

/** `deno eval CODE`, where the code only computes and prints. */
export function judgeEvaluated(judgement: Judgement, call: Call): void {
  const [only, ...more] = call.args;
  const text = only?.text ?? '';
  const computes =
    more.length === 0 && isLiteral(text) && isInert('node', text) && filesIn('node', text).length === 0;
  if (computes) return addEffect(judgement, 'read');
  judgeByRow(judgement, call, readArguments(judgement, call.row, call.args));
}

/** `python3 <<'EOF'`: that text is run as a one-liner is. */
function withInputAsCode(judgement: Judgement, call: Call, found: Arguments): Arguments {
  const { options, operands } = found;
  const { row, name } = call;
  const spec = [...row.options.values()].find(({ role }) => role === 'code');
  const given = languageOf(name) === 'python' && operands[0]?.text === '-' ? [] : operands;
  const plain = options.length === 0 && given.every(({ text }) => text === '-') && given.length < 2;
  const value = plain && spec !== undefined ? ownInput(judgement, call) : undefined;
  if (spec === undefined || value === undefined) return found;
  return { options: [{ spec, span: value.span, value }], operands: [] };
}

/** Python's own options end at `-m NAME` and at `-c CODE`: what follows are the words of the module, or of the code. */
function moduleArguments(judgement: Judgement, { row, args }: Call): Arguments {
  const at = row.options.get('-m')?.impact?.tags.includes('module')
    ? args.findIndex(({ text }) => /^-[bBdEIOPqRsSuvx]*[mc]$/.test(text))
    : -1;
  const before = args.slice(0, at);
  if (at === -1 || !before.every(({ text }) => /^-[bBdEIOPqRsSuvx]+$/.test(text)))
    return readArguments(judgement, row, args);
  const own = readArguments(judgement, row, args.slice(0, at + 2));
  return { options: own.options, operands: [...own.operands, ...args.slice(at + 2)] };
}

/** `python -m pip uninstall x` does what `pip uninstall x` does, beside running what the folder may call `pip`. */
function judgeModule(judgement: Judgement, { options, operands }: Arguments): void {
  const module = options.find(({ spec }) => spec.impact?.tags.includes('module'))?.value;
  const row = module && findRow(`python -m ${module.text}`);
  if (row === undefined || module === undefined) return;
  const asked = operands.length === 1 && /^(?:-h|--help)$/.test(operands[0]?.text ?? '');
  if (asked && row.as === undefined) return;
  if (row.as !== undefined)
    return judgement.judgeCommand(judgement, [{ text: row.as, span: module.span }, ...operands]);
  applyImpact(judgement, row.impact, module.span, row.name);
  if (/^(?:venv|virtualenv)$/.test(module.text)) noteEnvironments(judgement, operands);
}

/** Where it will write its own scripts. */
function noteEnvironments(judgement: Judgement, operands: readonly ExpandedWord[]): void {
  for (const { text } of operands) {
    const path = text.startsWith('-') ? undefined : resolvePath(judgement, text);
    if (path !== undefined && isLiteral(path)) judgement.shell.environments.add(path);
  }
}

/** The option by which a language reads its file and says whether it is well-formed; perl's `-c` runs BEGIN blocks. */
const PARSES: Readonly<Record<string, RegExp>> = {
  php: /^(?:-l|--syntax-check)$/,
  node: /^(?:-c|--check)$/,
  nodejs: /^(?:-c|--check)$/,
  ruby: /^-w?c$/,
};

function onlyParses(judgement: Judgement, { name, args: [option, ...files] }: Call): boolean {
  if (option === undefined || PARSES[name]?.test(option.text) !== true) return false;
  const [file] = files;
  if (file === undefined || files.length > 1) return false;
  if (!isLiteral(file.text)) return readsWords(judgement, files);
  if (file.text.startsWith('-')) return false;
  readPath(judgement, file);
  return true;
}

/** One listed one-liner, and options that only say how it is read. perl filters, and opens its files in a way that can run them. */
function onlyComputes(judgement: Judgement, name: string, { options, operands }: Arguments): boolean {
  const language = languageOf(name);
  const library = (option: GivenOption) => language === 'ruby' && isRubyOption(option);
  const code = options.filter((option) => option.spec.role === 'code' && !library(option));
  const [only] = code;
  if (language === undefined || only?.value === undefined || code.length > 1) return false;
  if (!isLiteral(only.value.text) || !isInert(language, only.value.text)) return false;
  const flags = options.filter((option) => option !== only);
  const scripted = language === 'python' || language === 'perl';
  const isPlain = (option: GivenOption) =>
    scripted
      ? isPlainFlag(option) || (language === 'perl' && isPerlOption(option))
      : isPlainOption(language, option.spec.name) || library(option);
  if (!flags.every(isPlain)) return false;
  if (!isNowhereAbove(judgement, startFiles(language))) return false;
  const files = filesIn(language, only.value.text);
  if (!requiredFiles(language, only.value.text).every((file) => isFile(judgement, file))) return false;
  for (const text of files) readPath(judgement, { text, span: only.value.span });
  const lines = flags.some(({ spec }) => spec.name === '-n') || /\bARGF\b/.test(only.value.text);
  if (language === 'ruby' && lines) return readsWords(judgement, operands);
  if (language !== 'perl') return /^(?:node|python)$/.test(language) || operands.length === 0;
  if (!flags.some(({ spec }) => /^-[np]$/.test(spec.name)) && operands.length > 0) return false;
  return readsWords(judgement, operands);
}

/** Files whose names are known and no more than names, or a pattern in a folder where no name is more than that. */
function readsWords(judgement: Judgement, files: readonly ExpandedWord[]): boolean {
  const isName = (file: ExpandedWord) => {
    const { text } = file;
    if (isLiteral(text)) return /^[\w./~@:+-]+$/.test(text) && !text.startsWith('-');
    // `>x` and `|x` are no names to perl, nor is `x|`.
    const plain = !isDynamic(text) && /^[\w./\uFDD2\uFDD3-]*\w$/.test(text);
    return plain && (/^[\w.][\w.-]*\//.test(text) || bringsNoDash(judgement, file));
  };
  if (!files.every(isName)) return false;
  for (const file of files) readPath(judgement, file);
  return true;
}

/** Code that imports and may fail, in a folder where nothing is in the way of Python's own modules. */
function computesInPython(judgement: Judgement, call: Call, { options }: Arguments): boolean {
  const [only, ...more] = options.filter(({ spec }) => spec.role === 'code');
  if (languageOf(call.name) !== 'python' || only?.value === undefined || more.length > 0) return false;
  const flags = options.filter((option) => option !== only);
  if (!isLiteral(only.value.text) || !flags.every((option) => isPlainFlag(option))) return false;
  const found = readsOfPython(only.value.text);
  if (found === undefined) return false;
  const isolated = flags.some(({ spec }) => spec.name === '-I');
  if (!(isolated || (found.installed ? findsInstalled(judgement) : findsItsOwn(judgement)))) return false;
  const { span } = only;
  if (found.patterns.some((text) => reachesSecret(judgement, { text: atHome(judgement, text), span })))
    return false;
  // A word that stands for several moves those behind it: whichever is opened, each may be.
  const words = found.argv.length > 0 ? wordsOfCode(call) : [];
  const named = [...found.files, ...found.patterns.map(withGlobs)].map((text) => atHome(judgement, text));
  return words !== undefined && reads(judgement, [...words, ...named.map((text) => ({ text, span }))]);
}

/** What the code finds in `sys.argv`; undefined where it stands otherwise than behind `-c CODE` or `-`. */
function wordsOfCode({ args }: Call): readonly ExpandedWord[] | undefined {
  if (args.length === 0 || args[0]?.text === '-') return args.slice(1);
  const at = args.findIndex(({ text }) => !/^-[bBdEIOPqRsSuvx]+$/.test(text));
  return /^-[bBdEIOPqRsSuvx]*c$/.test(args[at]?.text ?? '') ? args.slice(at + 2) : undefined;
}

/** `*` of a pattern is also what is hidden: a file, or a folder on the way. */
function reachesSecret(judgement: Judgement, { text, span }: ExpandedWord): boolean {
  const parts = text.split('/');
  const at = parts.findIndex((part) => /[*?]/.test(part));
  const base = at === 0 ? '.' : parts.slice(0, at).join('/') || '/';
  const last = { text: parts.at(-1) ?? '', span };
  const named = namesHidden([last]) || secretNamed(last) !== undefined;
  return named || secretInPlaces(judgement, [{ text: base, span }], [last]) !== undefined;
}

/** Python takes `~` for home where it is told to; where it is not, there is hardly a file of that name. */
function atHome({ facts }: Judgement, path: string): string {
  return path.replace(/^~(?=\/|$)/, facts.home ?? HOME_DIRECTORY);
}

function isPlainFlag({ spec, value }: GivenOption): boolean {
  return spec.impact === undefined && value === undefined && spec.role === '.';
}

/** Of perl, with what is joined to them: an encoding, a sign to split at, a module that only computes. */
function isPerlOption({ spec: { name }, value }: GivenOption): boolean {
  return PERL_OPTIONS[name]?.test(value?.text ?? '') === true;
}

/** `-F` puts what stands between slashes into the program as it is (perlrun). */
const PERL_OPTIONS: Readonly<Record<string, RegExp>> = {
  '-C': /^[SIOEioADL\d]*$/,
  '-F': /^(?:\\?[,:;|=]|\\t|\/(?:[\w,:;|= -]|\\[stwdW|])+[+*]?\/)$/,
  '-M': /^(?:List::Util=(?:(?:sum0?|min|max|uniq|product|shuffle),?)+|POSIX(?:=(?:(?:strftime|floor|ceil|fmod|pow),?)+)?|Time::(?:Piece|Local)|strict|warnings|utf8|5\.\d+|v5\.\d+)$/,
};

/** Of ruby: its own libraries, which it does not look for in the current folder, and lines one after the other. */
function isRubyOption({ spec: { name }, value }: GivenOption): boolean {
  return name === '-r'
    ? /^(?:json|yaml|date|time|set|csv|digest|securerandom|pp)$/.test(value?.text ?? '')
    : name === '-n';
}

/** A folder of that name would be a program. Without facts, it is taken at its name. */
function isFile(judgement: Judgement, text: string): boolean {
  const path = resolvePath(judgement, text);
  if (path !== undefined) judgement.survey.paths.add(path);
  return (
    judgement.facts.paths === undefined || (path !== undefined && judgement.facts.paths[path] === 'file')
  );
}

/**
 * With `-I` Python looks for modules among its own alone. Without it, `argparse.py` of the current folder would be run
 * first: Python 3.6 to 3.13 do so for `python3 -m json.tool`, and up to 3.10 runpy.py for any module. Then the folder has
 * to be looked at.
 */
function readsByModule(judgement: Judgement, { options, operands }: Arguments): boolean {
  const isolated = options[0]?.spec.name === '-I';
  const [module, ...more] = isolated ? options.slice(1) : options;
  if (module?.spec.name !== '-m' || module.value === undefined || more.length > 0) return false;
  const name = module.value.text;
  const findsOwn = () => isolated || findsItsOwn(judgement);
  if (HELPFUL_MODULES.test(name) && operands.length === 1 && /^(?:-h|--help)$/.test(operands[0]?.text ?? ''))
    return findsOwn() && reads(judgement);
  if (name === 'pip') {
    if (!findsOwn()) return false;
    judgement.judgeCommand(judgement, [{ text: name, span: module.value.span }, ...operands]);
    return true;
  }
  if (name === 'timeit') return timesInert(operands) && findsOwn() && reads(judgement);
  const own = Object.hasOwn(READING_MODULES, name) ? READING_MODULES[name] : undefined;
  const files = operands.filter(({ text }) => own?.flags?.test(text) !== true);
  if (own === undefined || files.length > (own.files ?? 0)) return false;
  if (files.some((file) => !isLiteral(file.text) || file.text.startsWith('-'))) return false;
  return findsOwn() && reads(judgement, files);
}

/** `timeit -n 100 -s SETUP STATEMENT…`: its lines are those of one script (library reference, timeit). */
function timesInert(words: readonly ExpandedWord[]): boolean {
  const lines: string[] = [];
  let flag: string | undefined;
  for (const { text } of words) {
    const takes = /^-[nrus]$/.test(text);
    if (!isLiteral(text)) return false;
    if (flag === '-s' || (flag === undefined && !text.startsWith('-'))) lines.push(text);
    else if (flag !== undefined && !/^(?:\d+|[mnu]?sec)$/.test(text)) return false;
    else if (flag === undefined && !takes && !/^-[vp]+$/.test(text)) return false;
    flag = flag === undefined && takes ? text : undefined;
  }
  const found = flag === undefined && lines.length > 0 ? readsOfPython(lines.join('\n')) : undefined;
  return found?.files.length === 0 && found.patterns.length + found.argv.length === 0 && !found.installed;
}

function reads(judgement: Judgement, files: readonly ExpandedWord[] = []): true {
  addEffect(judgement, 'read');
  for (const file of files) readPath(judgement, file);
  return true;
}

/** Nothing in the current folder is before a module of Python's own. */
function findsItsOwn({ shell, facts, survey: { imports } }: Judgement): boolean {
  const cwd = certainFolder(shell);
  if (cwd === undefined) return false;
  imports.add(cwd);
  return facts.importsPlain?.includes(cwd) === true;
}

/** Nothing in the current folder is before any module at all. */
function findsInstalled(judgement: Judgement): boolean {
  const cwd = certainFolder(judgement.shell);
  return findsItsOwn(judgement) && cwd !== undefined && judgement.facts.importsNone?.includes(cwd) === true;
}
