// Fixes for files and folders: a wrong name, a missing parent, a folder where a file was meant.

import { nearestEntry, parentOf } from './entries.ts';
import { type Failure, type FixRow, fixes, operands, quoted, withAfter, withWord } from './fix.ts';

/** Programs whose operands are files that must be there. */
const READERS =
  /^(cat|less|more|head|tail|wc|sort|uniq|file|stat|bat|nl|tac|md5sum|sha256sum|xxd|od|cp|mv|rm|chmod|chown|open|node|python3?|ruby|perl|bash|sh|source|\.|diff|jq|ls|du)$/;

export const FILE_FIXES: readonly FixRow[] = fixes`
folder-name
  program: ${/^(cd|pushd)$/}
  status: 1, 2
  fix: ${(failure, world) => {
    const [target] = operands(failure, 1);
    if (target === undefined) return undefined;
    if (world.kindOf(target.text) === 'file') return { why: `${target.text} is a file, not a folder.` };
    if (world.kindOf(target.text) === 'folder') return undefined;
    const near = nearestEntry(target.text, world, 'folder');
    const why = `There is no folder ${target.text}.`;
    if (near === undefined) return { why };
    return {
      why: `${why} The nearest name is ${near}.`,
      command: withWord(failure, target.at, quoted(near, failure)),
    };
  }}
  ? cd Donwloads => cd Downloads
    world: ${{ entriesOf: { '.': ['Downloads', 'Documents'] }, kindOf: { Downloads: 'folder' } }}
  ? cd src/agnet => cd src/agent
    world: ${{ entriesOf: { src: ['agent', 'cli'] }, kindOf: { 'src/agent': 'folder', 'src/cli': 'folder' } }}
missing-parent-of-new
  program: ${/^(mkdir|touch|tee)$/}
  fix: ${(failure, world) => {
    const target = operands(failure, 1).find(({ text }) => world.kindOf(parentOf(text)) === 'none');
    if (target === undefined || parentOf(target.text) === '.') return undefined;
    const why = `The folder ${parentOf(target.text)} does not exist yet.`;
    if (failure.words[0].text === 'mkdir') return { why, command: withAfter(failure, 0, '-p') };
    return { why, command: `mkdir -p ${quoted(parentOf(target.text), failure)} && ${failure.command}` };
  }}
  ? mkdir a/b/c => mkdir -p a/b/c
  ? touch notes/today.md => mkdir -p notes && touch notes/today.md
missing-parent-of-target
  program: ${/^(cp|mv)$/}
  fix: ${(failure, world) => {
    const found = operands(failure, 1);
    const target = found.at(-1);
    const sources = found.slice(0, -1);
    if (target === undefined || sources.length === 0) return undefined;
    if (sources.some(({ text }) => world.kindOf(text) === 'none')) return undefined;
    const folder = target.text.endsWith('/') ? target.text.replace(/(?<!\/)\/+$/, '') : parentOf(target.text);
    if (folder === '' || world.kindOf(folder) !== 'none') return undefined;
    return {
      why: `The folder ${folder} does not exist yet.`,
      command: `mkdir -p ${quoted(folder, failure)} && ${failure.command}`,
    };
  }}
  ? cp a.txt backup/2024/ => mkdir -p backup/2024 && cp a.txt backup/2024/
    world: ${{ kindOf: { 'a.txt': 'file' } }}
copies-a-folder
  program: ${/^cp$/}
  without: ${/^-\w*[rRa]/}
  fix: ${(failure, world) => {
    const sources = operands(failure, 1).slice(0, -1);
    const folder = sources.find(({ text }) => world.kindOf(text) === 'folder');
    if (folder === undefined) return undefined;
    return {
      why: `${folder.text} is a folder, which cp copies only with -r.`,
      command: withAfter(failure, 0, '-r'),
    };
  }}
  ? cp src backup => cp -r src backup
    world: ${{ kindOf: { src: 'folder' } }}
removes-a-folder
  program: ${/^rm$/}
  without: ${/^-\w*[rR]/}
  fix: ${(failure, world) => {
    const folder = operands(failure, 1).find(({ text }) => world.kindOf(text) === 'folder');
    if (folder === undefined) return undefined;
    return {
      why: `${folder.text} is a folder, which rm deletes only with -r.`,
      command: withAfter(failure, 0, '-r'),
    };
  }}
  ? rm build => rm -r build
    world: ${{ kindOf: { build: 'folder' } }}
folder-not-empty
  program: ${/^rmdir$/}
  fix: ${(failure, world) => {
    const [target] = operands(failure, 1);
    if (target === undefined) return undefined;
    const inside = world.entriesOf(target.text).length;
    if (inside === 0) return undefined;
    return {
      why: `${target.text} is not empty; it holds ${inside === 1 ? 'one entry' : `${inside} entries`}. This deletes them too.`,
      command: `rm -r ${quoted(target.text, failure)}`,
    };
  }}
  ? rmdir build => rm -r build
    world: ${{ entriesOf: { build: ['a.o'] } }}
folder-exists
  program: ${/^mkdir$/}
  without: ${/^-p$/}
  fix: ${(failure, world) => {
    const there = operands(failure, 1).find(({ text }) => world.kindOf(text) !== 'none');
    if (there === undefined) return undefined;
    if (world.kindOf(there.text) === 'file') return { why: `${there.text} already exists, as a file.` };
    return { why: `The folder ${there.text} already exists.` };
  }}
  ? mkdir src
    world: ${{ kindOf: { src: 'folder' } }}
file-name
  program: ${READERS}
  fix: ${(failure, world) => {
    const missing = operands(failure, 1).find(
      ({ text }) => /^[\w./~ +@-]+$/.test(text) && !/^\d+$/.test(text) && world.kindOf(text) === 'none',
    );
    if (missing === undefined || isNewTarget(failure, missing.at)) return undefined;
    const near = nearestEntry(missing.text, world, 'any');
    const why = `There is no ${missing.text}.`;
    if (near === undefined) return undefined;
    return {
      why: `${why} The nearest name is ${near}.`,
      command: withWord(failure, missing.at, quoted(near, failure)),
    };
  }}
  ? cat pakage.json => cat package.json
    world: ${{ entriesOf: { '.': ['package.json', 'src'] }, kindOf: { 'package.json': 'file' } }}
  ? tail -n 5 logs/eror.log => tail -n 5 logs/error.log
    world: ${{ entriesOf: { logs: ['error.log'] }, kindOf: { 'logs/error.log': 'file' } }}
link-exists
  program: ${/^ln$/}
  without: ${/^-\w*f/}
  fix: ${(failure, world) => {
    const target = operands(failure, 1).at(-1);
    if (target === undefined) return undefined;
    if (world.kindOf(target.text) === 'none' || world.kindOf(target.text) === 'folder') return undefined;
    return {
      why: `${target.text} already exists; -f replaces it with the link.`,
      command: withAfter(failure, 0, '-f'),
    };
  }}
  ? ln -s a b => ln -f -s a b
    world: ${{ kindOf: { b: 'file' } }}
`;

/** The last operand of a copy or move is the target. */
function isNewTarget(failure: Failure, at: number): boolean {
  return /^(cp|mv)$/.test(failure.words[0].text) && operands(failure, 1).at(-1)?.at === at;
}
