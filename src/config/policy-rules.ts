// What a policy may say, checked, and several policies as one. Pure.

import * as v from 'valibot';
import { isServerName } from '../providers/rows.ts';
import { RECIPES } from '../providers/traits.ts';
import { isBelowAddress, type ParsedPolicy, type Policy, type PolicyLists } from './policy-type.ts';
import { MODES, type Mode, stricterMode } from './settings.ts';
import { patterns, text, texts } from './shapes.ts';

const ABSOLUTE = v.pipe(v.string(), v.regex(/^(?:\/|[A-Za-z]:\\)/));
const PROVIDER = v.pipe(
  v.string(),
  v.check((name) => isServerName(name) || name === RECIPES.name),
);

/** Each row: what a value may be, and that in words. */
const ROWS = {
  contact: { schema: text(200), allowed: 'a text of at most 200 characters' },
  mode: { schema: v.picklist(MODES), allowed: `one of ${MODES.join(', ')}` },
  blacklist: texts(),
  warnPatterns: texts(),
  alwaysConfirm: patterns(),
  blocked: patterns(),
  sensitivePaths: texts(),
  providers: { schema: v.array(PROVIDER), allowed: 'a list of providers' },
  servers: { schema: v.array(text(500)), allowed: 'a list of addresses, or of their beginnings' },
  maskSecrets: { schema: v.literal(true), allowed: 'true' },
  proposals: { schema: v.literal('off'), allowed: '"off"' },
  fleet: { schema: v.literal('off'), allowed: '"off"' },
  hookAsk: { schema: v.literal('deny'), allowed: '"deny"' },
  journal: { schema: v.literal('on'), allowed: '"on"' },
  journalTo: {
    schema: v.union([ABSOLUTE, v.literal('syslog')]),
    allowed: 'the absolute path of a file, or syslog',
  },
  recipesFrom: { schema: v.array(ABSOLUTE), allowed: 'a list of absolute paths' },
  allowedSigners: { schema: ABSOLUTE, allowed: 'the absolute path of a file' },
  undoMegabytes: {
    schema: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_048_576)),
    allowed: 'a whole number of at least 1',
  },
} as const;

type Values = { readonly [Name in keyof typeof ROWS]?: v.InferOutput<(typeof ROWS)[Name]['schema']> };

/** Whatever is wrong in one of them makes beck strict, and the rest of it holds. */
export function combinePolicies(files: readonly ParsedPolicy[]): Policy {
  const checked = files.map((file) => ({ ...file, ...checkValues(file) }));
  const all = checked.map(({ values }) => values);
  const first = <Value>(read: (values: Values) => Value | undefined): Value | undefined =>
    all.map(read).find((value) => value !== undefined);
  const modes = all.map(({ mode }) => mode).filter((mode): mode is Mode => mode !== undefined);
  const journalTo = [...new Set(all.flatMap((values) => values.journalTo ?? []))];
  const megabytes = all.map(({ undoMegabytes }) => undoMegabytes ?? 0);
  return {
    files: files.filter(({ ignored }) => ignored === undefined).map(({ path }) => path),
    contact: first(({ contact }) => contact),
    lists: listsOf(all),
    mode: modes.length === 0 ? undefined : modes.reduce(stricterMode),
    providers: inAll(all.map(({ providers }) => providers)),
    servers: narrowest(all.map(({ servers }) => servers)),
    maskSecrets: first(({ maskSecrets }) => maskSecrets),
    proposals: first(({ proposals }) => proposals),
    fleet: first(({ fleet }) => fleet),
    hookAsk: first(({ hookAsk }) => hookAsk),
    // A second place of a journal that is off would stay empty.
    journal: first(({ journal }) => journal) ?? (journalTo.length > 0 ? 'on' : undefined),
    journalTo,
    recipesFrom: [...new Set(all.flatMap(({ recipesFrom }) => recipesFrom ?? []))],
    allowedSigners: first(({ allowedSigners }) => allowedSigners),
    undoMegabytes: Math.max(...megabytes) || undefined,
    wrong: checked.find(({ wrong }) => wrong !== undefined)?.wrong,
    warnings: files.flatMap(({ ignored }) =>
      ignored === undefined ? [] : [`${ignored} What BECK_POLICY names is ignored.`],
    ),
  };
}

function listsOf(all: readonly Values[]): PolicyLists {
  const list = (name: keyof PolicyLists): readonly string[] => [
    ...new Set(all.flatMap((values) => values[name] ?? [])),
  ];
  return {
    blacklist: list('blacklist'),
    warnPatterns: list('warnPatterns'),
    alwaysConfirm: list('alwaysConfirm'),
    blocked: list('blocked'),
    sensitivePaths: list('sensitivePaths'),
  };
}

type Names = readonly string[] | undefined;

function inAll(lists: readonly Names[]): Names {
  const given = lists.filter((list) => list !== undefined);
  return given.length === 0
    ? undefined
    : given.reduce((some, others) => some.filter((name) => others.includes(name)));
}

/** A beginning that lies within one of every other list. */
function narrowest(lists: readonly Names[]): Names {
  const given = lists.filter((list) => list !== undefined);
  if (given.length === 0) return undefined;
  return given.reduce((some, others) => [
    ...some.filter((one) => others.some((other) => isBelowAddress(one, other))),
    ...others.filter((other) => some.some((one) => isBelowAddress(other, one))),
  ]);
}

function checkValues({ path, value, wrong }: ParsedPolicy): {
  readonly values: Values;
  readonly wrong: string | undefined;
} {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { values: {}, wrong: wrong ?? `The policy ${path} does not hold settings.` };
  const values: Record<string, unknown> = {};
  const problems: string[] = wrong === undefined ? [] : [wrong];
  for (const [name, given] of Object.entries(value)) {
    const row = Object.entries(ROWS).find(([known]) => known === name)?.[1];
    if (row === undefined) problems.push(`The policy ${path} says ${name}, which is none of its settings.`);
    else if (v.is(row.schema, given)) values[name] = given;
    else problems.push(`The policy ${path}: ${name} must be ${row.allowed}.`);
  }
  // Each value was checked by the row of its name.
  return { values: values as Values, wrong: problems[0] };
}
