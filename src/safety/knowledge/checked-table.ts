// Tables are text, one row after the other; a line that begins with two spaces goes on with the row above. Their roles are
// checked while they are compiled: a role that no handler knows is a type error.

import type { CmdletRole, CommandRole, SwitchRole } from './roles.ts';

/**
 * What the programs of a table read of the project they are started in, beside the files they are given, that decides what
 * they do: nothing, or what each row says (`project=none`, `configured=…`, a handler that looks).
 */
type OfProject = 'none' | 'by row';

const statements = new Map<string, OfProject>();

/** Of one of the command tables. */
export function readsProject(table: string): OfProject | undefined {
  return statements.get(table);
}

/** The rows of a command table. A type error names the token whose role is unknown. */
export function commandTable<const Table extends string>(
  project: OfProject,
  table: Unknown<Joined<Table>, 'commands'> extends never
    ? Table
    : Mistake<Unknown<Joined<Table>, 'commands'>>,
): string {
  statements.set(table as string, project);
  return table as string;
}

/** The rows of a cmdlet table. */
export function cmdletTable<const Table extends string>(
  table: Unknown<Joined<Table>, 'cmdlets'> extends never ? Table : Mistake<Unknown<Joined<Table>, 'cmdlets'>>,
): string {
  return table as string;
}

/** The rows of a table of Windows programs. */
export function switchTable<const Table extends string>(
  table: Unknown<Joined<Table>, 'switches'> extends never
    ? Table
    : Mistake<Unknown<Joined<Table>, 'switches'>>,
): string {
  return table as string;
}

/** The rows of a table, each on one line. */
export function rowsOf(table: string): string[] {
  return table.split(/\n(?! )/).map(joinLines);
}

/** A row on one line. */
function joinLines(row: string): string {
  return row.replaceAll('\n  ', ' ');
}

type Joined<Table extends string> = Table extends `${infer Row}\n  ${infer Rest}`
  ? Joined<`${Row} ${Rest}`>
  : Table;

type Mistake<Token> = { readonly 'unknown role in': Token };

type Kind = 'commands' | 'cmdlets' | 'switches';

/** The tokens whose role is unknown, of all rows. */
type Unknown<Table extends string, Of extends Kind, Found = never> = string extends Table
  ? never
  : Table extends `${infer Row}\n${infer Rest}`
    ? Unknown<Rest, Of, Found | InRow<Row, Of>>
    : Found | InRow<Table, Of>;

type InRow<Row extends string, Of extends Kind> = Row extends `${string} | ${string} |${infer Columns}`
  ? Columns extends `${infer Options} |${infer Rest}`
    ? InOptions<Options, Of> | InOperands<FirstColumn<Rest>, Of>
    : InOptions<Columns, Of>
  : never;

type FirstColumn<Text extends string> = Text extends `${infer Column} |${string}` ? Column : Text;

type InOptions<
  Text extends string,
  Of extends Kind,
  Found = never,
> = Text extends `${infer Token} ${infer Rest}`
  ? InOptions<Rest, Of, Found | InOption<Token, Of>>
  : Found | InOption<Text, Of>;

type InOption<Token extends string, Of extends Kind> =
  WithoutPairs<WithoutMeaning<Token>> extends `${string}:${infer Role}`
    ? Role extends Option<Of>
      ? never
      : Token
    : never;

type InOperands<Text extends string, Of extends Kind, Found = never> = Of extends 'cmdlets'
  ? never
  : Text extends `${infer Token} ${infer Rest}`
    ? InOperands<Rest, Of, Found | InOperand<Token, Of>>
    : Found | InOperand<Text, Of>;

type InOperand<Token extends string, Of extends Kind> =
  WithoutMeaning<Token> extends '' | Roles[Of] | `${Roles[Of]}${'*' | '+' | '?'}` ? never : Token;

/** A doubled colon stands for one of the name. */
type WithoutPairs<Token extends string> = Token extends `${infer Before}::${infer After}`
  ? WithoutPairs<`${Before}${After}`>
  : Token;

type WithoutMeaning<Token extends string> = Token extends `${infer Text}>${string}` ? Text : Token;

type Roles = { commands: CommandRole; cmdlets: CmdletRole; switches: SwitchRole };

type Option<Of extends Kind> = Roles[Of] | (Of extends 'commands' ? `${'?' | '~'}${CommandRole}` : never);
