// Fixes for PowerShell's own errors, recognized by their id, which is the same in every language.

import { nearest } from '../../domain/nearest.ts';
import { nearestEntry, parentOf } from './entries.ts';
import {
  type FailedWord,
  type Failure,
  type Fix,
  type FixRow,
  fixes,
  operands,
  quoted,
  withWord,
} from './fix.ts';

/** PowerShell's form of another shell's builtin; undefined if the line holds more. */
const ELSEWHERE: Readonly<Record<string, (failure: Failure) => string | undefined>> = {
  export: (failure) => variable(failure, ([name, value]) => `$env:${name} = ${value}`),
  setenv: (failure) => two(failure, (name, value) => `$env:${name} = ${value}`),
  unset: (failure) => one(failure, (name) => `Remove-Item Env:${name}`),
  source: (failure) => one(failure, (file) => `. ${/^[./~\\]/.test(file) ? '' : './'}${file}`),
  which: (failure) => one(failure, (name) => `Get-Command ${name}`),
  whereis: (failure) => one(failure, (name) => `Get-Command ${name}`),
  touch: (failure) => one(failure, (file) => `New-Item -ItemType File ${file}`),
  open: (failure) => one(failure, (file) => `Invoke-Item ${file}`),
  grep: (failure) => two(failure, (pattern, file) => `Select-String -Pattern ${pattern} -Path ${file}`),
  head: (failure) => one(failure, (file) => `Get-Content -TotalCount 10 ${file}`),
  tail: (failure) => one(failure, (file) => `Get-Content -Tail 10 ${file}`),
};

export const POWERSHELL_FIXES: readonly FixRow[] = fixes`
powershell-own-word
  fix: ${(failure) => {
    const [{ text }] = failure.words;
    const said = isError(failure, 'CommandNotFound') && Object.hasOwn(ELSEWHERE, text);
    const command = said ? ELSEWHERE[text]?.(failure) : undefined;
    return command === undefined
      ? undefined
      : { why: `${text} is a command of other shells; this is how to do it in PowerShell.`, command };
  }}
  ? export EDITOR='my vim' => $env:EDITOR = 'my vim'
    error: ${missing('export')}
  ? unset EDITOR => Remove-Item Env:EDITOR
    error: ${missing('unset')}
  ? which git => Get-Command git
    error: ${missing('which')}
  ? source env.ps1 => . ./env.ps1
    error: ${missing('source')}
  ? grep todo notes.txt => Select-String -Pattern todo -Path notes.txt
    error: ${missing('grep')}
powershell-folder-name
  fix: ${(failure, world) => {
    const word = /^(cd|chdir|sl|set-location|pushd|push-location)$/i.test(failure.words[0].text)
      ? aboutPath(failure)
      : undefined;
    if (word === undefined) return undefined;
    const near = nearestEntry(slashes(word.text), world, 'folder');
    return nameFix(failure, word, near, 'folder');
  }}
  ? cd Donwloads => cd Downloads
    error: ${notThere('/home/me/Donwloads', 'SetLocation')}
    world: ${{ entriesOf: { '.': ['Downloads', 'Downloads.txt'] }, kindOf: { Downloads: 'folder' } }}
  ? Set-Location src\agnet => Set-Location src/agent
    error: ${notThere('C:\\x\\src\\agnet', 'SetLocation')}
    world: ${{ entriesOf: { src: ['agent'] }, kindOf: { 'src/agent': 'folder' } }}
powershell-file-name
  fix: ${(failure, world) => {
    const word = aboutPath(failure);
    // No other name is suggested for something to be removed.
    if (word === undefined || /^(rm|del|erase|rd|ri|rmdir|remove-item)$/i.test(failure.words[0].text))
      return undefined;
    return nameFix(failure, word, nearestEntry(slashes(word.text), world, 'any'), 'file or folder');
  }}
  ? Get-Content pakage.json -Tail 3 => Get-Content package.json -Tail 3
    error: ${notThere('/home/me/pakage.json', 'GetContent')}
    world: ${{ entriesOf: { '.': ['package.json', 'src'] } }}
  ? Get-Item zzzzzz
    error: ${notThere('/home/me/zzzzzz', 'GetItem')}
powershell-missing-parent
  fix: ${(failure, world) => {
    if (!/DirectoryNotFound|FileOpenFailure|NewItemIOError/.test(failure.error?.id ?? '')) return undefined;
    const message = slashes(failure.error?.message ?? '');
    const word = operands(failure, 1).find(({ text }) => {
      const path = slashes(text).replace(/^\.\//, '');
      return path.includes('/') && message.includes(path) && world.kindOf(parentOf(path)) === 'none';
    });
    if (word === undefined) return undefined;
    const parent = parentOf(slashes(word.text));
    const made = `New-Item -ItemType Directory ${quoted(parent, failure)} | Out-Null`;
    return { why: `The folder ${parent} does not exist yet.`, command: `${made}; ${failure.command}` };
  }}
  ? Set-Content notes/today.md hi => New-Item -ItemType Directory notes | Out-Null; Set-Content notes/today.md hi
    error: ${{ id: 'GetContentWriterDirectoryNotFoundError,Microsoft.PowerShell.Commands.SetContentCommand', target: '/home/me/notes/today.md', message: "Could not find a part of the path '/home/me/notes/today.md'." }}
powershell-parameter
  fix: ${(failure, world) => {
    if (!isError(failure, 'NamedParameterNotFound')) return undefined;
    const message = failure.error?.message ?? '';
    const at = failure.words.findIndex(
      ({ text }) => /^-\w/.test(text) && message.includes(text.slice(1).split(':')[0] ?? text),
    );
    const [name = '', value] = failure.words[at]?.text.slice(1).split(':') ?? [];
    if (name === '') return undefined;
    const command = failure.words[0].text;
    const near = nearest(name, world.parametersOf(command));
    const why = `${command} has no parameter -${name}`;
    if (near === undefined) return { why: `${why}; Get-Help ${command} lists its parameters.` };
    const said = value === undefined ? `-${near}` : `-${near}:${value}`;
    return { why: `${why}; the nearest is -${near}.`, command: withWord(failure, at, said) };
  }}
  ? Get-ChildItem -Recurce => Get-ChildItem -Recurse
    error: ${noParameter('Recurce')}
    world: ${{ parametersOf: { 'Get-ChildItem': ['Recurse', 'Path'] } }}
  ? Get-Thing -Zq
    error: ${noParameter('Zq')}
powershell-module
  fix: ${(failure) => {
    const { id = '', target = '' } = failure.error ?? {};
    if (!/^(Modules_ModuleNotFound|CouldNotAutoloadMatchingModule)/.test(id)) return undefined;
    const name = target || operands(failure, 1)[0]?.text;
    if (name === undefined || !/^[\w.-]+$/.test(name)) return undefined;
    return {
      why: `The module ${name} is not installed; it may be in the PowerShell Gallery.`,
      command: `Install-Module -Scope CurrentUser ${name}`,
    };
  }}
  ? Import-Module posh-git => Install-Module -Scope CurrentUser posh-git
    error: ${{ id: 'Modules_ModuleNotFound,Microsoft.PowerShell.Commands.ImportModuleCommand', target: 'posh-git', message: "The specified module 'posh-git' was not loaded." }}
powershell-scripts-disabled
  fix: ${({ error }) => {
    if (
      error === undefined ||
      !/^UnauthorizedAccess$/.test(error.id) ||
      !/about_Execution_Policies/.test(error.message)
    )
      return undefined;
    return {
      why: 'Scripts are disabled on this computer; this allows local and signed ones.',
      command: 'Set-ExecutionPolicy -Scope CurrentUser RemoteSigned',
    };
  }}
  ? ./build.ps1 => Set-ExecutionPolicy -Scope CurrentUser RemoteSigned
    error: ${{ id: 'UnauthorizedAccess', target: '', message: 'File build.ps1 cannot be loaded because running scripts is disabled on this system. For more information, see about_Execution_Policies.' }}
powershell-denied
  fix: ${({ error }) => {
    if (error === undefined || !/Unauthorized|PermissionDenied/.test(error.id)) return undefined;
    const what = error.target === '' ? 'this' : error.target;
    return {
      why: `You do not have permission for ${what}. Open PowerShell as administrator or root.`,
    };
  }}
  ? Get-ChildItem /root
    error: ${{ id: 'DirUnauthorizedAccessError,Microsoft.PowerShell.Commands.GetChildItemCommand', target: '/root', message: "Access to the path '/root' is denied." }}
powershell-old-chain
  fix: ${({ command, error }) => {
    if (!error?.id.startsWith('InvalidEndOfLine')) return undefined;
    const parts = command.split('&&').map((part) => part.trim());
    if (parts.length < 2 || /['"`|{}(]/.test(command)) return undefined;
    const chained = parts.reduceRight((rest, part) => `${part}; if ($?) { ${rest} }`);
    return { why: 'This version of PowerShell does not support &&.', command: chained };
  }}
  ? mkdir a && cd a => mkdir a; if ($?) { cd a }
    error: ${{ id: 'InvalidEndOfLine', target: '', message: "The token '&&' is not a valid statement separator in this version." }}
`;

/** Last, after the more specific rows. */
export const LAST_POWERSHELL_FIXES: readonly FixRow[] = fixes`
powershell-said
  fix: ${({ error }) => {
    const [said = ''] = error?.message.trim().split('\n').slice(-1) ?? [];
    return said === '' ? undefined : { why: `PowerShell says: ${said.replace(/\.?$/, '.')}` };
  }}
  ? 1 +
    error: ${{ id: 'ExpectedValueExpression', target: '', message: "At line:1 char:4\n+ 1 +\n+    ~\nYou must provide a value expression following the '+' operator." }}
`;

function isError({ error }: Failure, id: string): boolean {
  return error?.id.startsWith(id) === true;
}

/** PowerShell takes both, wherever it runs. */
function slashes(text: string): string {
  return text.replaceAll('\\', '/');
}

/** The word that names the path the error is about. */
function aboutPath(failure: Failure): (FailedWord & { readonly at: number }) | undefined {
  const target = slashes(failure.error?.target ?? '');
  if (!isError(failure, 'PathNotFound') || target === '') return undefined;
  const at = failure.words.findIndex(({ text }, index) => {
    const path = slashes(text)
      .replace(/^\.\//, '')
      .replace(/(?<!\/)\/+$/, '');
    return index > 0 && path !== '' && (target === path || target.endsWith(`/${path}`));
  });
  const word = failure.words[at];
  return word === undefined ? undefined : { ...word, at };
}

function nameFix(
  failure: Failure,
  { text, at }: FailedWord & { readonly at: number },
  near: string | undefined,
  kind: string,
): Fix {
  const why = `There is no ${kind} ${text}.`;
  if (near === undefined) return { why };
  return {
    why: `${why} The nearest name is ${near}.`,
    command: withWord(failure, at, quoted(near, failure)),
  };
}

function one(failure: Failure, say: (operand: string) => string): string | undefined {
  const found = failure.words.slice(1);
  const [first] = found;
  return found.length === 1 && first !== undefined && !first.text.startsWith('-')
    ? say(quoted(first.text, failure))
    : undefined;
}

function two(failure: Failure, say: (first: string, second: string) => string): string | undefined {
  const [first, second, third] = failure.words.slice(1).map(({ text }) => text);
  if (first === undefined || second === undefined || third !== undefined || first.startsWith('-'))
    return undefined;
  return say(quoted(first, failure), quoted(second, failure));
}

function variable(failure: Failure, say: (parts: readonly [string, string]) => string): string | undefined {
  const [word, more] = failure.words.slice(1);
  const [, name, value] = /^(\w+)=(.*)$/s.exec(word?.text ?? '') ?? [];
  if (name === undefined || value === undefined || more !== undefined || value.includes('$'))
    return undefined;
  return say([name, `'${value.replaceAll("'", "''")}'`]);
}

function missing(name: string): NonNullable<Failure['error']> {
  return { id: 'CommandNotFoundException', target: name, message: `The term '${name}' is not recognized.` };
}

function notThere(path: string, cmdlet: string): NonNullable<Failure['error']> {
  return {
    id: `PathNotFound,Microsoft.PowerShell.Commands.${cmdlet}Command`,
    target: path,
    message: `Cannot find path '${path}' because it does not exist.`,
  };
}

function noParameter(name: string): NonNullable<Failure['error']> {
  return {
    id: 'NamedParameterNotFound,Microsoft.PowerShell.Commands.GetChildItemCommand',
    target: '',
    message: `A parameter cannot be found that matches parameter name '${name}'.`,
  };
}
