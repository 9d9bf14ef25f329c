// The slots a phrase may name, each with its reader.

import { canBeName } from '../words/common-words.ts';
import { looksLikeFile } from '../words/spelled-paths.ts';
import { readCount, readOlder, readOrdinal, readOver, readPort, readSince, readUnder } from './amounts.ts';
import { readAnyCharacter, readCharacter } from './characters.ts';
import { readDay } from './days.ts';
import { readFile, readFiles } from './file-slots.ts';
import { readAllOfKind, readKind } from './kinds.ts';
import { readPythonPackage } from './known-packages.ts';
import { readLongName, readName, readNamed, readNames, readText } from './name-slots.ts';
import { isElsewhere, isNoName, isServer } from './no-names.ts';
import { readFolder, readPlace } from './places.ts';
import { lowerAt, number, type SlotReader, text } from './slot-values.ts';

/** A server that something is copied to: no name that a file may have. */
const readServer: SlotReader = (words, at) => {
  const raw = words[at]?.raw ?? '';
  return isServer(raw) ? [{ end: at + 1, value: text(raw) }] : [];
};

/** One host name or address. */
const readHost: SlotReader = (words, at) => {
  const raw = words[at]?.raw ?? '';
  const host =
    /^(?:https?:\/\/)?([A-Za-z0-9][A-Za-z0-9-]*(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}|localhost|\d{1,3}(?:\.\d{1,3}){3})\/?$/.exec(
      raw,
    );
  const named = WELL_KNOWN[raw.toLowerCase()] ?? host?.[1];
  return named === undefined || FILE_ONLY.test(named) ? [] : [{ end: at + 1, value: text(named) }];
};

/** Endings of files that end no host's name: `what is a.txt`. */
const FILE_ONLY =
  /\.(?:txt|csv|json|ya?ml|xml|html?|jsx?|tsx?|log|t?gz|bak|jpe?g|png|gif|pdf|sql|conf|cfg|ini|toml|lock|java|rb|php|cpp|docx?|xlsx?|mp[34])$/i;

/** Hosts that people name without their domain. */
const WELL_KNOWN: Readonly<Record<string, string>> = {
  amazon: 'amazon.com',
  bing: 'bing.com',
  cloudflare: 'cloudflare.com',
  duckduckgo: 'duckduckgo.com',
  facebook: 'facebook.com',
  github: 'github.com',
  gitlab: 'gitlab.com',
  google: 'google.com',
  netflix: 'netflix.com',
  reddit: 'reddit.com',
  wikipedia: 'wikipedia.org',
  youtube: 'youtube.com',
};

const readUrl: SlotReader = (words, at) => {
  const raw = words[at]?.raw ?? '';
  return /^(https?|ftp):\/\/[^\s'"]+$/.test(raw) ? [{ end: at + 1, value: text(raw) }] : [];
};

/** A number that names a process. */
const readPid: SlotReader = (words, at) => {
  const digits = /^\d{1,7}$/.exec(lowerAt(words, at))?.[0];
  return digits === undefined || Number(digits) < 2 ? [] : [{ end: at + 1, value: number(Number(digits)) }];
};

/** The same for reading only: process 1 is allowed. */
const readAnyPid: SlotReader = (words, at) =>
  lowerAt(words, at) === '1' ? [{ end: at + 1, value: number(1) }] : readPid(words, at);

/** Accounts of the system by their usual names; other names may or may not be a program's. */
const ACCOUNTS =
  /^(root|daemon|nobody|bin|sys|mail|www-data|postgres|mysql|redis|nginx|apache|systemd-[a-z]+|messagebus|sshd|_[a-z]+)$/;

const readAccount: SlotReader = (words, at) =>
  ACCOUNTS.test(lowerAt(words, at)) ? [{ end: at + 1, value: text(lowerAt(words, at)) }] : [];

/** One bare or quoted word that is not a common English one: a program, a process, a user, a package. */
const readWord: SlotReader = (words, at) => {
  const word = words[at];
  if (word === undefined || !(word.quoted || canBeName(word.lower)) || isNoName(words, at)) return [];
  return /^[\w@][\w.+:@-]*$/.test(word.raw)
    ? [{ end: at + 1, value: text(word.raw), loose: !word.quoted }]
    : [];
};

/** The name of a column, which may be a common word, and a value in one; not a word for a part of any table. */
const readColumn: SlotReader = (words, at) => {
  const word = words[at];
  if (word === undefined || !/^[\w@#%.+:-]+$/.test(word.raw)) return [];
  if (!word.quoted && (looksLikeFile(word.raw) || NO_COLUMN.test(word.lower))) return [];
  return [{ end: at + 1, value: text(word.raw), loose: !word.quoted }];
};

const NO_COLUMN =
  /^(?:(?:line|row|value|entr(?:y|ie)|record|word|column|field|number|file|character|byte|duplicate|letter|header|item|thing)s?|data|csv|tables?|in|of|the|a|an|is|are|each|every|all|by|per|for|from|with|where|and|or|not|no|to|on|at|it|its|this|that|than|there|have|has|does|do|first|last|second|third|\d+)$/;

/** An extension: `.jpg`, `*.jpg`, `jpg`. */
const readExtension: SlotReader = (words, at) => {
  const extension = /^\*?\.?([A-Za-z0-9]{1,10})$/.exec(words[at]?.raw ?? '')?.[1];
  const named = extension !== undefined && canBeName(lowerAt(words, at));
  return named ? [{ end: at + 1, value: text(extension) }] : [];
};

/** A folder to change to: not the current one, except as `.`. */
const readElsewhere: SlotReader = (words, at) =>
  readFolder(words, at).filter(
    ({ value }) => value.type === 'path' && (value.path !== '.' || words[at]?.raw === '.'),
  );

/** A commit message: `commit notes.txt` names a file, not a message. */
const readMessage: SlotReader = (words, at) =>
  readText(words, at).filter(
    ({ value }) =>
      words[at]?.quoted === true ||
      (value.type === 'text' && !looksLikeFile(value.text) && !/^\S+\/\S+$/.test(value.text)),
  );

/** `delete merged branches`: which branches, not the name of one. */
const SOME_BRANCHES = /^(merged|unmerged|stale|unused|dead|gone|remote|other|current)$/;

/** The name of a branch: as a word, with slashes. */
const readBranch: SlotReader = (words, at) => {
  const word = words[at];
  if (word === undefined || !(word.quoted || canBeName(word.lower))) return [];
  if (!word.quoted && SOME_BRANCHES.test(word.lower)) return [];
  return /^\w[\w./+@-]*$/.test(word.raw) ? [{ end: at + 1, value: text(word.raw), loose: !word.quoted }] : [];
};

/** The name of an environment variable, with or without `$`. */
const readVariable: SlotReader = (words, at) => {
  const name = /^\$?([A-Z_][A-Z0-9_]*)$/.exec(words[at]?.raw ?? '')?.[1];
  return name === undefined ? [] : [{ end: at + 1, value: text(name) }];
};

/** Where something is, with a word that says so: `in src`, `here`. */
const readInside: SlotReader = (words, at) =>
  /^(in|inside|under|here)$/.test(lowerAt(words, at)) ? readPlace(words, at) : [];

/** A folder by name, never this one, home, the root or a parent. */
const readOwnFolder: SlotReader = (words, at) =>
  readFolder(words, at).filter(({ value, loose, end }) => {
    if (loose === true || value.type !== 'path') return false;
    const own = !/(^|\/)\.{0,2}$/.test(value.path) && !/^(~|\/[^/]*)$/.test(value.path);
    // A quoted word alone may also be a file's name.
    return own && !(end === at + 1 && words[at]?.quoted === true);
  });

/** One that can be moved or deleted: none that the home begins with, as `~/Documents`. */
const readSubfolder: SlotReader = (words, at) =>
  readOwnFolder(words, at).filter(({ value }) => value.type === 'path' && !/^~\/[^/]*$/.test(value.path));

/** A target: a file or a folder, also by a bare name. */
const readTarget: SlotReader = (words, at) =>
  isElsewhere(words, at) || isPackedInto(words, at) ? [] : [...readFile(words, at), ...readFolder(words, at)];

/** `put a.txt into b.zip` is no `mv`, which would make it the archive or overwrite it. */
const isPackedInto = (words: Parameters<SlotReader>[0], at: number): boolean =>
  lowerAt(words, 0) === 'put' && /\.(?:zip|tar|tgz|tar\.\w+)$/.test(lowerAt(words, at));

/** Two files, joined by `and`. */
const readPair: SlotReader = (words, at) =>
  readFiles(words, at).filter(({ value }) => value.type === 'paths' && value.paths.length === 2);

export const TARBALL = /\.(tar|tgz|tbz2?|txz|tar\.\w+)$/i;
const readTarball = fileNamed((name) => TARBALL.test(name));
/** The tarballs that `tar -z` makes. */
const readTgz = fileNamed((name) => /\.(tgz|tar\.gz)$/i.test(name));
const readZip = fileNamed((name) => /\.(zip|jar|war)$/i.test(name));
const readGzip = fileNamed((name) => /\.gz$/i.test(name) && !TARBALL.test(name));
const readCsv = fileNamed((name) => /\.csv$/i.test(name));
const readPlainText = fileNamed((name) => !/\.(csv|tsv)$/i.test(name));

/** Extensions of binary files, which would garble a terminal. */
const PACKED = /\.(t?[gx]z|tbz2?|tar|zip|jar|bz2|7z|rar|jpe?g|png|gif|pdf|mp[34]|mov|iso)$/i;
const readReadable = fileNamed((name) => !PACKED.test(name));
/** Several of them. */
const readReadables: SlotReader = (words, at) =>
  readFiles(words, at).filter(
    ({ value }) =>
      value.type === 'paths' && value.paths.length > 1 && value.paths.every((name) => !PACKED.test(name)),
  );

/** A file whose name alone says that it is one. */
const readDotted = fileNamed((name) => /[\w)]\.\w+$|^\.\w[\w.-]*$/.test(name));

/** `… and older than 30 days`: a further condition on the same files, not a second question. */
function alsoJoined(reader: SlotReader): SlotReader {
  return (words, at) => {
    if (!/^(and|but)$/.test(lowerAt(words, at))) return reader(words, at);
    const linked = /^(are|were|is|that|which|have)$/.test(lowerAt(words, at + 1)) ? at + 2 : at + 1;
    return reader(words, linked);
  };
}

function fileNamed(accepts: (name: string) => boolean): SlotReader {
  return (words, at) =>
    readFile(words, at).filter(({ value }) => value.type === 'path' && accepts(value.path));
}

export const SLOT_READERS: Readonly<Record<string, SlotReader>> = {
  count: readCount,
  nth: readOrdinal,
  port: readPort,
  over: alsoJoined(readOver),
  under: alsoJoined(readUnder),
  since: alsoJoined(readSince),
  older: alsoJoined(readOlder),
  folder: readFolder,
  place: readPlace,
  file: readFile,
  files: readFiles,
  elsewhere: readElsewhere,
  extension: readExtension,
  branch: readBranch,
  message: readMessage,
  day: readDay,
  name: readName,
  longName: readLongName,
  names: readNames,
  named: alsoJoined(readNamed),
  kind: readKind,
  allOfKind: readAllOfKind,
  text: readText,
  word: readWord,
  host: readHost,
  server: readServer,
  url: readUrl,
  pid: readPid,
  anyPid: readAnyPid,
  account: readAccount,
  character: readCharacter,
  anyCharacter: readAnyCharacter,
  variable: readVariable,
  pythonPackage: readPythonPackage,
  inside: readInside,
  ownFolder: readOwnFolder,
  subfolder: readSubfolder,
  target: readTarget,
  pair: readPair,
  tarball: readTarball,
  tgz: readTgz,
  zip: readZip,
  gzip: readGzip,
  csv: readCsv,
  column: readColumn,
  plain: readPlainText,
  readable: readReadable,
  readables: readReadables,
  dotted: readDotted,
};
