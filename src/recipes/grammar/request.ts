// A question's request as data: source, selection, order, action, target.

import type { Day } from '../slots/slot-values.ts';
import type { Size, Span } from './language/token.ts';

/** A text or path as typed; `$name` and `${name}` in it are variables. */
export type Text = string;

export type Names = {
  readonly globs: readonly Text[];
  readonly negated?: boolean;
  readonly ignoreCase?: boolean | undefined;
  /** Left out by a bare word, which may name a folder or a kind: `except img`. */
  readonly bare?: true;
};

export type Filter =
  | ({ readonly type: 'name' } & Names)
  /** Of the whole path, as `find -path` takes it. */
  | ({ readonly type: 'path' } & Names)
  | {
      readonly type: 'regex';
      readonly regex: Text;
      readonly negated?: boolean;
      readonly ignoreCase?: boolean;
    }
  | { readonly type: 'kind'; readonly kind: FileKind; readonly negated?: boolean }
  | { readonly type: 'size'; readonly than: Than; readonly size: Size; readonly negated?: boolean }
  /** `larger`: longer ago. */
  /** `itself`: that age as well: `between 2 and 5 days ago`. */
  | {
      readonly type: 'age';
      readonly of: Time;
      readonly than: Than;
      readonly span: Span;
      readonly itself?: true;
    }
  | {
      readonly type: 'day';
      readonly of: Time;
      readonly from?: Day | undefined;
      readonly before?: Day | undefined;
      readonly plus?: number;
    }
  /** A date or time as it was quoted. */
  | { readonly type: 'moment'; readonly of: Time; readonly text: Text; readonly negated?: boolean }
  | { readonly type: 'newer'; readonly of: Time; readonly file: Text; readonly negated?: boolean }
  | {
      readonly type: 'mode';
      readonly mode: string;
      readonly match: 'exactly' | 'all' | 'some';
      readonly negated?: boolean;
    }
  | { readonly type: 'may'; readonly what: 'read' | 'write' | 'execute'; readonly negated?: boolean }
  | {
      readonly type: 'owner';
      readonly by: 'user' | 'group' | 'uid' | 'gid';
      readonly name: Text;
      readonly negated?: boolean;
    }
  | { readonly type: 'nobody'; readonly of: 'user' | 'group' }
  | { readonly type: 'empty'; readonly negated?: boolean }
  /** Of so many lines. */
  | { readonly type: 'lines'; readonly than: Than; readonly count: number }
  /** Holds other bytes than those of a text. */
  | { readonly type: 'binary'; readonly negated?: boolean }
  | { readonly type: 'hidden'; readonly negated?: boolean }
  | { readonly type: 'target'; readonly glob: Text }
  | { readonly type: 'broken' }
  | { readonly type: 'same'; readonly file: Text }
  | { readonly type: 'links'; readonly than: Than; readonly count: number }
  | { readonly type: 'inode'; readonly number: number }
  /** Links are entered and judged by what they point at. */
  | { readonly type: 'followed' }
  /** Other file systems are not entered. */
  | { readonly type: 'sameDisk' }
  /** At least one must hold. */
  | { readonly type: 'any'; readonly of: readonly Filter[] }
  | {
      readonly type: 'holds';
      readonly text: Text;
      readonly regex?: boolean;
      readonly ignoreCase?: boolean;
      readonly negated?: boolean;
    };

export type FileKind = 'file' | 'folder' | 'link' | 'pipe' | 'socket' | 'block' | 'character';
export type Than = 'larger' | 'smaller' | 'equal';
export type Time = 'modified' | 'accessed' | 'changed';

/** Files and folders below `roots`. */
export type FileSet = {
  readonly roots: readonly Text[];
  /** All must hold. */
  readonly filters: readonly Filter[];
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  /** Folders not entered. */
  readonly pruned: readonly Text[];
};

/** One step on lines, in the order of the question; `render/line-commands.ts` has a row for each `op`. */
export type LineStep = {
  readonly op: string;
  readonly text?: Text;
  readonly other?: Text;
  /** What a setting is changed to. */
  readonly value?: Text;
  readonly n?: number;
  readonly m?: number;
  /** What separates columns, unless it is space. */
  readonly separator?: Text;
  /** Options that go into the command as they are. */
  readonly flags?: string;
  /** The text is a regular expression. */
  readonly regex?: boolean;
};

export type Match = {
  readonly fixed?: boolean;
  readonly ignoreCase?: boolean;
  readonly word?: boolean;
  readonly counted?: boolean;
  readonly numbered?: boolean;
  readonly only?: boolean;
  readonly filesOnly?: boolean;
  readonly noNames?: boolean;
  readonly extended?: boolean;
  readonly before?: number;
  readonly after?: number;
};

export type Output = {
  readonly file?: Text;
  readonly append?: boolean;
  /** It is also printed. */
  readonly shown?: boolean;
  readonly variable?: string;
};
