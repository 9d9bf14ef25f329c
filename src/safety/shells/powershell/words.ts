// Text of PowerShell as its tokenizer leaves it: escapes, quotes inside bare words, and variables with what is known of them.

import { LETTER_ESCAPES } from '../../../domain/escapes.ts';
import type { Span } from '../../../domain/verdict.ts';
import { noteControls } from '../../flow/output.ts';
import { secretPlace } from '../../flow/variables.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { HOME_DIRECTORY, plain, UNKNOWN } from '../../judgement/word.ts';
import { noteWritten } from '../../paths/secret-flow.ts';
import { showsWhole } from '../../paths/shown-variable.ts';
import { isWindowsSecret } from '../../paths/windows.ts';
import { isSecretName } from '../../paths/windows-effects.ts';
import { notePiece } from './escape-flow.ts';

const ESCAPES: Readonly<Record<string, string>> = { ...LETTER_ESCAPES, e: '\u001b', '0': '\u0000' };

const NAME = /^\$(?:\{([^}`]+)\}|((?:\w+:(?=\w))?\w+)|([?^$]))/;

/** A bare word, or what is between double quotes. Undefined where it holds an expression that was not parsed. */
export function expandText(
  judgement: Judgement,
  raw: string,
  span: Span,
  kind: 'bare' | 'quoted',
): string | undefined {
  // Most words hold nothing to expand.
  const isPlain = !/[`$"']/.test(raw);
  let text = isPlain ? plain(raw) : '';
  for (let at = isPlain ? raw.length : 0; at < raw.length; at++) {
    const char = raw.charAt(at);
    if (char === '`') {
      const next = raw.charAt(++at);
      if (next === 'u' && raw.charAt(at + 1) === '{') return undefined;
      text += next === '\n' ? '' : (ESCAPES[next] ?? plain(next));
    } else if (char === '$') {
      const found = NAME.exec(raw.slice(at));
      if (found === null) {
        if (raw.charAt(at + 1) === '(') return undefined;
        text += char;
        continue;
      }
      text += variableText(judgement, found[1] ?? found[2] ?? found[3] ?? '', span);
      at += found[0].length - 1;
    } else if (char === '"' && kind === 'quoted') {
      text += char;
      at++;
    } else if (char === '"' || char === "'") {
      const end = raw.indexOf(char, at + 1);
      if (end === -1) return undefined;
      const inside = raw.slice(at + 1, end);
      if (/[`$]/.test(inside) && char === '"') return undefined;
      text += plain(inside);
      at = end;
    } else text += plain(char);
  }
  noteControls(judgement, text, span);
  noteWritten(judgement, text, span);
  notePiece(judgement, text, span);
  return text;
}

const TRUSTED_FOLDERS: Readonly<Record<string, string>> = {
  'env:systemdrive': 'C:',
  'env:systemroot': 'C:\\Windows',
  'env:windir': 'C:\\Windows',
  'env:programfiles': 'C:\\Program Files',
  'env:programdata': 'C:\\ProgramData',
  'env:public': 'C:\\Users\\Public',
  true: 'True',
  false: 'False',
  null: '',
};

/** A variable's text: what this text or Windows itself has put there, or a mark. Names have no case. */
export function variableText(judgement: Judgement, name: string, span: Span): string {
  const key = name.toLowerCase().replace(/^(?:global|script|local|private|variable):/, '');
  const known = TRUSTED_FOLDERS[key];
  if (known !== undefined) return known;
  if (key === 'home' || key === 'env:userprofile' || key === 'env:home')
    return judgement.facts.home ?? HOME_DIRECTORY;
  if (key === 'pwd') return judgement.shell.cwd ?? UNKNOWN;
  if (key === 'profile')
    return `${judgement.facts.home ?? HOME_DIRECTORY}/.config/powershell/Microsoft.PowerShell_profile.ps1`;
  if (key === 'env:appdata') return `${judgement.facts.home ?? HOME_DIRECTORY}/AppData/Roaming`;
  if (key === 'env:localappdata') return `${judgement.facts.home ?? HOME_DIRECTORY}/AppData/Local`;
  if (key.startsWith('env:')) {
    if (isSecretName(key) && !showsWhole(judgement)) {
      addEffect(judgement, 'secret');
      report(judgement, 'secret-file', span, `$${name}`);
    }
    const place = secretPlace(judgement, name.slice(name.indexOf(':') + 1));
    return judgement.shell.variables.get(key) ?? place ?? UNKNOWN;
  }
  // An unread block, and the table that changes what every later command does.
  if (/^function:/.test(key) || key === 'psdefaultparametervalues')
    report(judgement, 'risky-code', span, `$${name}`);
  // `${C:\file}` is the content of that file; `$function:x` a function.
  if (/^[^:]+:./.test(key) && !/^(?:function|alias|using):/.test(key)) {
    report(judgement, 'unreadable', span, `$${name}`);
    if (isWindowsSecret(name)) {
      addEffect(judgement, 'secret');
      report(judgement, 'secret-file', span, `$${name}`);
    }
  }
  return judgement.shell.variables.get(key) ?? UNKNOWN;
}

/** A bare word that begins with a dash and a letter names a parameter. */
export function isParameter(raw: string): boolean {
  return /^-[A-Za-z_?]/.test(raw);
}
