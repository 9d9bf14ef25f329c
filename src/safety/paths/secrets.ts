// Which files contain secrets, including partly known paths: a glob or an unknown name that may match a secret.

import { isSecretPath, SECRET_PATHS } from '../../domain/secret-paths.ts';
import { isDeep } from '../judgement/changes.ts';
import type { Judgement } from '../judgement/judge.ts';
import { memoizeLast } from '../judgement/memo.ts';
import {
  ANY_STRING,
  globMatches,
  HOME_DIRECTORY,
  isDynamic,
  isGlob,
  likeliest,
  SUBTREE,
  withGlobs,
} from '../judgement/word.ts';
import { belowHome, depthOf, isBelow, resolvePath } from './resolve.ts';

/** Holds secrets itself or below, or has the name of what does in the system's folders. */
export function isSecret(judgement: Judgement, written: string): boolean {
  const text = likeliest(written);
  if (/^\w+$/.test(text) && ['/etc', '/proc/self'].some((folder) => isSecretFile(`${folder}/${text}`)))
    return true;
  const path = resolvePath(judgement, text) ?? text;
  return isSecretFile(path) || isSecretFolder(path);
}

const SECRET_ROOT =
  /(?:^|\/)(?:\.ssh|\.gnupg|\.aws|\.azure|\.password-store|\.kube|\.config\/gcloud|Keychains)$/;

/** A folder full of secrets, for whatever reads it whole. */
export function isSecretFolder(path: string): boolean {
  return SECRET_ROOT.test(path);
}

/** The folder itself, or all that is in it: `~/.aws/*`. */
export function isWholeSecretFolder(path: string): boolean {
  return isSecretFolder(path.endsWith(ALL_IN) ? path.slice(0, -ALL_IN.length) : path);
}

const ALL_IN = `/${ANY_STRING}`;

/** Known to hold keys, passwords or tokens. */
export const isSecretFile = memoizeLast((path: string): boolean => {
  const written = path.includes(HOME_DIRECTORY) ? path.replaceAll(HOME_DIRECTORY, SOMEBODY) : path;
  if (isSecretPath(written)) return true;
  if (
    isDynamic(written) &&
    (ONLY_DOT.test(written) || mayComplete(written.replace(/[\uFDD4-\uFDEF]+/g, ANY_STRING)))
  )
    return true;
  // A glob names a secret when its known pieces already do: `~/.ssh/*`, `.env*`.
  if (!isGlob(written)) return false;
  return isSecretPath(written.replace(/[\uFDD2\uFDD3]+/g, '')) || isCompleted(written);
});

/** `~/.$f`: nothing but the dot is known. Of names that are listed, what they may be together is known to be no secret. */
const ONLY_DOT = /(?:^|\/)\.[\uFDD5\uFDD7][\uFDD5-\uFDD7\uFDDB]*$/;

/** `.${x:-e}nv`, `~/.aws/$file`: what only the run decides may be the rest of a name. */
function mayComplete(glob: string): boolean {
  const name = glob.slice(glob.lastIndexOf('/') + 1);
  return (/^\.\uFDD2*[^.\uFDD2]/.test(name) && dottedSecret(name) !== undefined) || isCompletedBelow(glob);
}

/** `.e*`, `.[e]nv`, `~/.aws/cred*`, `/etc/sha?ow`: a glob that one of the known examples matches. */
function isCompleted(glob: string): boolean {
  const { inSystem } = examples();
  const name = glob.slice(glob.lastIndexOf('/') + 1);
  if (name.startsWith('.') && dottedSecret(name) !== undefined) return true;
  if (!/^\uFDD2\.\w+$/.test(name) && secretMeant(name, name.startsWith(ANY_STRING)) !== undefined)
    return true;
  // All of a folder of the system is no more than its public files to most people.
  return (name !== ANY_STRING && completes(glob, inSystem)) || isCompletedBelow(glob);
}

/** Names of secrets that begin with a dot. */
export function dottedNames(): readonly string[] {
  return examples().names;
}

/** `.e*`: the name of a secret that begins with a dot. */
export function dottedSecret(glob: string): string | undefined {
  return examples().names.find((secret) => globMatches(glob, secret));
}

/**
 * The name of a secret that a glob, in lower case, is meant for: `id_*`, `*_rsa`, `*pem`. Most of the name must be there;
 * `close`: nearly all of it, since `*config*` is not meant for `kubeconfig`.
 */
export function secretMeant(glob: string, close: boolean): string | undefined {
  const known = glob.replace(/[\uFDD2\uFDD3]/g, '');
  const [, ending] = /^\uFDD2(\w+)\uFDD2?$/.exec(glob) ?? [];
  if (ending !== undefined && isSecretPath(`/srv/x.${ending}`)) return `x.${ending}`;
  const extension = extensionMeant(glob);
  if (extension !== undefined) return `x.${extension}`;
  return namesAlone().find(
    (each) =>
      (close ? known.length + 2 >= each.length : known.length * 2 >= each.length) && globMatches(glob, each),
  );
}

/** `*.p?m`, `server.pe*`: whatever the name, most of an extension that only secrets have. */
function extensionMeant(glob: string): string | undefined {
  const at = glob.lastIndexOf('.');
  const pattern = glob.slice(at + 1);
  const known = pattern.replace(/[\uFDD2\uFDD3]/g, '').length;
  if (at === -1 || known < 2 || known === pattern.length) return undefined;
  return secretExtensions().find((each) => known * 2 >= each.length && globMatches(pattern, each));
}

let extensions: readonly string[] | undefined;

function secretExtensions(): readonly string[] {
  extensions ??= secretNames()
    .map((name) => name.slice(name.lastIndexOf('.') + 1))
    .filter((each) => isSecretPath(`/srv/x.${each}`));
  return extensions;
}

let alone: readonly string[] | undefined;

/** The last names of the examples that are secret in any folder. */
function namesAlone(): readonly string[] {
  alone ??= secretNames().filter((name) => name.length > 4 && isSecretPath(`/srv/${name}`));
  return alone;
}

/** The last names of all examples. */
export function secretNames(): readonly string[] {
  return SECRET_PATHS.flatMap((row) => row.examples)
    .map((path) => path.slice(path.lastIndexOf('/') + 1).toLowerCase())
    .filter((name) => name.length > 1);
}

/** A path below the person's own home, wherever that is, as one of a usual home: the examples name those. */
export function asInUsualHome({ facts: { home } }: Judgement, path: string): string {
  return home !== undefined && isBelow(path, home) ? SOMEBODY + path.slice(home.length) : path;
}

/** The same in a folder of a home that has such secrets: `~/.aws/*`, `~/.aws/$file`. */
function isCompletedBelow(glob: string): boolean {
  if (!glob.includes('/.')) return false;
  return completes(glob.replace(/^\/(?:root|(?:home|Users)\/[^/]+)(?=\/)/, SOMEBODY), examples().inHome);
}

function completes(glob: string, secrets: ByDepth): boolean {
  const within = glob.includes(ANY_STRING + ANY_STRING)
    ? [...secrets.values()].flat()
    : secrets.get(depthOf(glob));
  return within?.some((secret) => globMatches(glob, secret)) === true;
}

/** Paths by how many slashes they have. */
type ByDepth = ReadonlyMap<number, readonly string[]>;

/** Below a folder that is searched whole: a secret that people keep there. The system's own only root can read. */
export function secretBelow(
  judgement: Judgement,
  folder: string,
  isAsked: (secret: string) => boolean = () => true,
  asRoot = isRoot(judgement),
): string | undefined {
  const below =
    folder === HOME_DIRECTORY || folder === judgement.facts.home ? '' : belowHome(judgement, `${folder}/`);
  const place = below === undefined ? folder : `${SOMEBODY}/${below}`.replace(/\/+$/, '');
  const inside = (secret: string) => (place === '/' || isBelow(secret, place)) && isAsked(secret);
  const { everywhere, inSystem } = examples();
  const found = everywhere.find(inside);
  const { home } = judgement.facts;
  // In the person's own home it has the name that it would have there.
  if (found !== undefined && home !== undefined && isBelow(`${folder}/`, home))
    return home + found.slice(SOMEBODY.length);
  return found ?? (asRoot ? [...inSystem.values()].flat().find(inside) : undefined);
}

/** Stands for all that is below a place in which there are secrets, the system's among them. */
export function holdsSecrets(judgement: Judgement, text: string): boolean {
  if (!text.includes(SUBTREE)) return false;
  const path = resolvePath(judgement, likeliest(text)) ?? likeliest(text);
  return secretBelow(judgement, path.replaceAll(SUBTREE, ''), undefined, true) !== undefined;
}

/** `cat /etc/*` shows all of it to root alone. A list of all that is below names secrets, whoever reads it. */
export function isSecretToRoot(judgement: Judgement, path: string, written: string): boolean {
  const all =
    ALL_BELOW.test(path) ||
    (judgement.text.dialect === 'fish' && path.endsWith(ANY_STRING) && isDeep(judgement, path));
  if (judgement.text.dialect === 'fish' && isDeep(judgement, path) && isInSystem(path)) return true;
  const root = isRoot(judgement);
  if (!root && !all) return false;
  const glob = root ? anyName(judgement, path, written) : path;
  return isGlob(glob) && completes(glob, examples().inSystem);
}

/** Of `**`, which stands for folders as well; one with an extension is meant for others. */
function isInSystem(glob: string): boolean {
  return (
    isGlob(glob) &&
    !EXTENSION.test(glob) &&
    [...examples().inSystem.values()].flat().some((path) => globMatches(glob, path))
  );
}

const EXTENSION = new RegExp(`${ANY_STRING}\\.\\w+$`);

/** A name that only the run knows may be any of a folder; what find chose was looked at by its names. */
function anyName({ survey }: Judgement, path: string, written: string): string {
  // `ls /etc` names `/etc` for what is in it.
  const listed = /^(\/.*\/)\/.*\uFDDB/.exec(written)?.[1];
  if (listed !== undefined) return listed + ANY_STRING;
  return survey.selecting === undefined ? path.replace(/[\uFDD4-\uFDEF]+/g, ANY_STRING) : path;
}

const ALL_BELOW = /\uFDD2\/[\uFDD2\uFDD3]+$/;

/** The last part of a secret's path: `shadow`, which is none by itself. */
export function endsSecret(name: string): boolean {
  const { everywhere, inSystem } = examples();
  const end = `/${name.toLowerCase()}`;
  return [...[...inSystem.values()].flat(), ...everywhere].some((path) => path.toLowerCase().endsWith(end));
}

/** Whose path holds the text: what is looked for by a part of it. */
export function secretWithin(part: string): string | undefined {
  const { everywhere, inSystem } = examples();
  return [...[...inSystem.values()].flat(), ...everywhere].find((path) => path.toLowerCase().includes(part));
}

/** Whose whole path a pattern matches, in which `*` stands for folders as well. */
export function secretMatching(pattern: string): string | undefined {
  const { everywhere, inSystem } = examples();
  const own = pattern.replace(/^\/(?:root|(?:home|users)\/[^/]+)(?=\/)/, SOMEBODY);
  const glob = withGlobs(own.replace(/\*+/g, '*'));
  return [...[...inSystem.values()].flat(), ...everywhere].find((path) =>
    globMatches(glob, path.toLowerCase()),
  );
}

let lowered: { readonly paths: readonly string[]; readonly names: readonly string[] } | undefined;

/** In lower case: those of the system and of a home by their paths, and those that are secret in any folder by their names. */
export function knownSecrets(): NonNullable<typeof lowered> {
  if (lowered !== undefined) return lowered;
  const { everywhere, inSystem, names } = examples();
  lowered = {
    paths: [...[...inSystem.values()].flat(), ...everywhere].map((path) => path.toLowerCase()),
    names: [...names.map((name) => name.toLowerCase()), ...namesAlone()],
  };
  return lowered;
}

function isRoot({ facts: { home } }: Judgement): boolean {
  return home === '/root' || home === '/var/root';
}

type Examples = {
  /** Those that begin with a dot, wherever they are. */
  readonly names: readonly string[];
  /** In the folders of `SOMEBODY`, under names that `*` matches. */
  readonly inHome: ByDepth;
  /** All that are in the home of `SOMEBODY`. */
  readonly everywhere: readonly string[];
  readonly inSystem: ByDepth;
};

const SOMEBODY = '/home/x';

let known: Examples | undefined;

/** The examples of the rows that a glob may stand for. */
function examples(): Examples {
  known ??= sortExamples(SECRET_PATHS.flatMap((row) => (row.onlyByName ? [] : row.examples)));
  return known;
}

function sortExamples(paths: readonly string[]): Examples {
  const hidden = (path: string) => /(?:^|\/)\.[^/]+$/.test(path);
  const inHome = paths
    .filter((path) => !hidden(path))
    .map((path) => path.replace(/^(?:~|\/home\/a)(?=\/\.)/, SOMEBODY));
  return {
    names: paths.filter(hidden).map((path) => path.slice(path.lastIndexOf('/') + 1)),
    everywhere: paths
      .filter((path) => /^(?:~|\/home\/a)\//.test(path))
      .map((path) => path.replace(/^(?:~|\/home\/a)/, SOMEBODY)),
    inHome: Map.groupBy(
      inHome.filter((path) => path.startsWith(SOMEBODY)),
      depthOf,
    ),
    inSystem: Map.groupBy(
      paths.filter((path) => /^\/(?:etc|proc|run)\//.test(path)),
      depthOf,
    ),
  };
}
