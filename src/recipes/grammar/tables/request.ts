// A request about a table: which rows, which columns, in which order, grouped and summed by what.

import type { Day } from '../../slots/slot-values.ts';
import type { Output } from '../request.ts';
import type { Shape } from './shape.ts';

export type Period = 'minute' | 'hour' | 'day' | 'month';

export type Test = '==' | '!=' | '>' | '>=' | '<' | '<=';
/** `header`: the names of the columns; `columns`: their number. */
export type Aggregate = 'sum' | 'mean' | 'count' | 'distinct' | 'columns' | 'header' | 'max' | 'min';

/** Columns are numbers from 1. */
export type TableFact =
  | { readonly is: 'select'; readonly columns: readonly number[] }
  /** All columns but these. */
  | { readonly is: 'without'; readonly columns: readonly number[] }
  | { readonly is: 'swap'; readonly columns: readonly [number, number] }
  | { readonly is: 'product'; readonly columns: readonly [number, number] }
  | {
      readonly is: 'compare';
      readonly column: number;
      readonly test: Test;
      readonly value: string;
      readonly unit?: string | undefined;
    }
  | {
      readonly is: 'equals';
      readonly column: number;
      readonly values: readonly string[];
      readonly negated: boolean;
    }
  | { readonly is: 'aggregate'; readonly by: Aggregate; readonly column?: number | undefined }
  | {
      readonly is: 'extreme';
      readonly largest: boolean;
      readonly column: number;
      readonly n: number | undefined;
      /** It is asked for in the plural. */
      readonly several?: boolean;
    }
  | { readonly is: 'group'; readonly column: number }
  /** Whole rows are asked for. */
  | { readonly is: 'rows' }
  /** About the columns themselves. */
  | { readonly is: 'columns'; readonly by: 'columns' | 'header' }
  /** For what the file is named after: the first column, if that has no name. */
  | { readonly is: 'each' }
  /** For each of them. */
  | { readonly is: 'period'; readonly period: Period }
  /** Of a sum it is the group, of rows their order. */
  | { readonly is: 'by'; readonly column: number }
  | { readonly is: 'frequent'; readonly column: number; readonly n: number | undefined }
  | { readonly is: 'order'; readonly column: number; readonly descending: boolean | undefined }
  | { readonly is: 'direction'; readonly descending: boolean }
  | { readonly is: 'limit'; readonly end: 'first' | 'last'; readonly n: number }
  /** `repeated`: only values that several rows have. */
  | { readonly is: 'unique'; readonly repeated?: true }
  | { readonly is: 'day'; readonly test: Test; readonly day: Day | undefined }
  | { readonly is: 'month'; readonly month: number; readonly year: string | undefined }
  | { readonly is: 'clock'; readonly test: Test; readonly time: string }
  /** Rows that do not have so many columns; undefined: as many as the first. */
  | { readonly is: 'width'; readonly n: number | undefined }
  /** The name is asked for, not the row. */
  | { readonly is: 'who' }
  | { readonly is: 'nothing' };

/** A value in a row: a column, a part of it (from a position, so many characters), or two columns multiplied. */
export type Value =
  | { readonly type: 'column'; readonly n: number }
  | { readonly type: 'part'; readonly n: number; readonly from: number; readonly length: number }
  /** The first characters of a time, after its date. */
  | {
      readonly type: 'hour';
      readonly date: number | undefined;
      readonly time: number;
      readonly length: 2 | 5;
    }
  | { readonly type: 'product'; readonly of: readonly [number, number] };

export type Condition =
  | { readonly type: 'number'; readonly value: Value; readonly test: Test; readonly number: string }
  | { readonly type: 'text'; readonly value: Value; readonly test: Test; readonly text: string }
  | {
      readonly type: 'oneOf';
      readonly value: Value;
      readonly texts: readonly string[];
      readonly negated: boolean;
    }
  | { readonly type: 'width'; readonly n: number };

export type TableRequest = {
  readonly about: 'table';
  readonly path: string;
  readonly shape: Shape;
  /** All must hold. */
  readonly conditions: readonly Condition[];
  /** Empty: whole rows. */
  readonly values: readonly Value[];
  /** Each value once, or those that several rows have. */
  readonly unique: false | 'once' | 'repeated';
  readonly group: Value | undefined;
  readonly aggregate: { readonly by: Aggregate; readonly value: Value | undefined } | undefined;
  readonly order: { readonly column: number; readonly descending: boolean } | undefined;
  readonly limit: { readonly end: 'first' | 'last'; readonly n: number } | undefined;
  readonly output: Output | undefined;
};
