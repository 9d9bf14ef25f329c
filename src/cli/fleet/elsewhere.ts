// Judges a command for other machines: by its text alone, since nothing known here counts there.

import { SCRIPT_OPTIONS } from '../../domain/shell.ts';
import type { Classify, Effect, Level, Reason, Span, Verdict } from '../../domain/verdict.ts';
import { worse } from '../../domain/verdict.ts';
import { fold } from '../../fleet/host-sets.ts';
import { REASONS } from '../../safety/knowledge/reasons.ts';
import type { PersonRules } from '../../safety/verdict/person-rules.ts';
import { inWords, type Line } from './named.ts';

export type Elsewhere = (command: string) => Verdict;

/** For a POSIX shell whose files, aliases and folders are unknown. */
export async function judgeElsewhere(rules: PersonRules): Promise<Elsewhere> {
  const { loadClassifier } = await import('../../safety/classifier.ts');
  const classifier = await loadClassifier('sh', rules);
  return (command) =>
    classifier.classify({ command, shell: 'sh', options: SCRIPT_OPTIONS, repository: 'runs-programs' });
}

/** A command line that carries a command to hosts. */
export type Carried = Pick<Line, 'text' | 'scaffold'> & {
  readonly hosts: readonly string[];
  /** What runs over there. */
  readonly command: string;
  /** The verdict on the command over there. */
  readonly there: Verdict;
  /** The line for these hosts and all others of a change that begins here. */
  readonly atOnce?: string | undefined;
  /** In place of the reason of the line that it was chosen for. */
  readonly why?: string | undefined;
};

/** Whether it changes nothing there. */
export function onlyReads({ there }: Pick<Carried, 'there'>): boolean {
  return there.level === 'safe';
}

/** `here`: how the shell of this machine reads the line, which must do nothing but carry it. */
export function verdictOn(
  { text, scaffold, hosts, there }: Carried,
  {
    here,
    classify,
    shell,
  }: {
    readonly here: Verdict;
    readonly classify: Classify;
    readonly shell: Parameters<Classify>[0]['shell'];
  },
): Verdict {
  const expected = classify({ command: scaffold, shell }).reasons.map(({ id }) => id);
  const span = carriedSpan(text, scaffold);
  const odd = here.reasons.filter(({ id, span: at }) => {
    if (isWithin(at, span)) return false;
    // As often as in the line with nothing to carry, and no more.
    const known = expected.indexOf(id);
    if (known !== -1) expected.splice(known, 1);
    return known === -1;
  });
  const reads = there.level === 'safe';
  const first: Reason = {
    id: reads ? 'remote-read' : 'remote-change',
    text: `${reads ? 'Reads' : 'Runs'} on ${inWords(hosts)}.`,
    span,
  };
  const inner = there.reasons.map((reason) => ({ ...reason, span, matches: undefined }));
  const level = odd.map(levelOf).reduce(worse, worse(there.level, 'ask'));
  const reasons = level === 'ask' ? [first, ...odd, ...inner] : [...odd, ...inner, first];
  const effects: readonly Effect[] = reads
    ? ['read', 'network']
    : [...new Set<Effect>([...there.effects, 'network'])];
  return {
    level: here.level === 'blocked' ? 'blocked' : level,
    effects,
    label: `run: ${text}`,
    reasons: here.level === 'blocked' ? here.reasons : reasons,
    ...(reads && level === 'ask' ? { approvable: always({ text, hosts, shell, reasons, effects }) } : {}),
  };
}

/** Of a reason by itself; a person's own rule is no weaker than danger. */
function levelOf({ id }: Reason): Level {
  return (REASONS as Readonly<Record<string, { readonly level: Level }>>)[id]?.level ?? 'danger';
}

/** What Always may cover: all that only reads on these hosts. */
function always({
  text,
  hosts,
  shell,
  reasons,
  effects,
}: Pick<Carried, 'text' | 'hosts'> &
  Pick<Verdict, 'reasons' | 'effects'> & {
    readonly shell: Parameters<Classify>[0]['shell'];
  }): Verdict['approvable'] {
  const prefix = `reads on ${fold(hosts)}`;
  const part = {
    text,
    level: 'ask',
    reasons,
    effects,
    inPlace: true,
    writesFiles: false,
    prefix,
    whole: true,
  } as const;
  return { shell, folder: '/', repository: undefined, parts: [part] };
}

/** Where the two lines differ. */
function carriedSpan(text: string, scaffold: string): Span {
  let from = 0;
  while (from < scaffold.length && text[from] === scaffold[from]) from += 1;
  let behind = 0;
  while (behind < scaffold.length - from && text.at(-1 - behind) === scaffold.at(-1 - behind)) behind += 1;
  return [from, Math.max(from, text.length - behind)];
}

function isWithin([from, to]: Span, [first, last]: Span): boolean {
  // A reason about a whole quoted word begins at its quote.
  return from >= first - 2 && to <= last + 2;
}
