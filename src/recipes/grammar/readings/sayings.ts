// Builds a request from a saying and its options.

import type { RecipeWorld } from '../../slots/recipe.ts';
import type { OutputFact } from '../lexicon/outputs.ts';
import type { Saying, SayingFact, SayingOption } from '../lexicon/sayings.ts';
import type { Output } from '../request.ts';

export type SayingRequest = {
  readonly about: 'saying';
  readonly saying: Saying;
  readonly options: readonly SayingOption[];
  readonly output: Output | undefined;
};

type Around = Pick<RecipeWorld, 'kindOf' | 'branches'> & { readonly isProgram: (name: string) => boolean };

/** Undefined if there is none or several, or an option that it does not take. */
export function readSaying(
  facts: readonly (SayingFact | OutputFact)[],
  around: Around,
): SayingRequest | undefined {
  const { kindOf } = around;
  const [saying, ...more] = facts.filter((fact) => fact.is === 'saying');
  const outputs = facts.flatMap((fact) => (fact.is === 'output' ? [fact.output] : []));
  if (saying === undefined || more.length > 0 || outputs.length > 1) return undefined;
  if (outputs.length === 0 && facts.some((fact) => fact.is === 'save')) return undefined;
  if (!hasKinds(saying, around)) return undefined;
  const said = facts.filter((fact) => fact.is === 'option');
  const takes = { ...saying.options, ...saying.last };
  if (said.some(({ option }) => !Object.hasOwn(takes, option))) return undefined;
  const [to] = saying.slots['to'] ?? [];
  const bare = to !== undefined && !/[/.~$]/.test(to) && kindOf(to) === 'none';
  const paths = ['from', 'paths', 'a'].flatMap((name) => saying.slots[name] ?? []);
  const folders =
    Object.hasOwn(takes, 'recursive') &&
    /^(cp|rm|diff)\b/.test(String(saying.command)) &&
    paths.some((one) => kindOf(one) === 'folder');
  // `copy notes.txt to backup` means a folder, `copy src to src-old` a new one.
  if (bare && /^(cp|mv)\b/.test(String(saying.command)) && !saying.mayBeNew && !folders) return undefined;
  const packed = (saying.slots['path'] ?? []).some((one) => kindOf(one) === 'folder');
  if (
    packed &&
    PACKS_FILES.test(String(saying.command)) &&
    !said.some(({ option }) => option === 'recursive')
  )
    return undefined;
  const [output] = outputs;
  return {
    about: 'saying',
    saying,
    options: folders ? [...said, { is: 'option', option: 'recursive', slots: {} }] : said,
    output,
  };
}

/** Whether its values are what the row says they must be. */
export function hasKinds({ kinds, slots }: Saying, { kindOf, branches, isProgram }: Around): boolean {
  return Object.entries(kinds ?? {}).every(([name, kind]) =>
    (slots[name] ?? []).every((one) => {
      if (kind === 'branch') return branches().includes(one);
      if (/program$/.test(kind)) return isProgram(one) === (kind === 'program');
      if (kind === 'service')
        return (
          UNITS.some((place) => kindOf(`${place}/${one}.service`) === 'file') ||
          (DAEMONS.test(one) && isProgram(one))
        );
      if (kind === 'no folder') return one !== '.' && kindOf(one) !== 'folder';
      return one === '.' || kindOf(one) === kind;
    }),
  );
}

/** Where systemd has its units. */
const UNITS = ['/etc/systemd/system', '/usr/lib/systemd/system', '/lib/systemd/system'];

/** Programs that only run as services. */
const DAEMONS = /^(?:nginx|apache2|httpd|mysqld|mariadbd|redis-server|sshd|dockerd|crond|cupsd)$/;

/** Programs that compress each file separately, and no folder. */
const PACKS_FILES = /^(?:gzip|bzip2|xz|zstd|\{program#\})(?! -\w*d)/;
