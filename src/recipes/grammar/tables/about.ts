// What people say of the columns that tables usually have: `older` of ages, `earns` of salaries.

export type About = {
  /** The column's name. */
  readonly column: RegExp;
  /** The unit behind its numbers, in a log. */
  readonly unit?: RegExp;
  /** It is a number, and may be meant without the column having a name. */
  readonly amount?: true;
  /** Other words for it. */
  readonly said: RegExp;
  readonly more?: RegExp;
  readonly most?: RegExp;
  readonly less?: RegExp;
  readonly least?: RegExp;
};

export const ABOUT: readonly About[] = [
  {
    amount: true,
    column: /^(?:age|years?)$/,
    said: /^(?:ages?|aged)$/,
    more: /^older$/,
    most: /^(?:oldest|eldest)$/,
    less: /^younger$/,
    least: /^youngest$/,
  },
  {
    amount: true,
    column: /^(?:salary|wage|pay|income|earnings|salaries)$/,
    said: /^(?:earn|earns|earning|earned|earnings|paid|pays?|payed|wages?|income|salar(?:y|ies)|makes)$/,
    most: /^(?:best-paid|richest)$/,
    least: /^(?:worst-paid|poorest)$/,
  },
  {
    amount: true,
    column: /^(?:price|cost|unit.?price)$/,
    said: /^(?:prices?|costs?|costing)$/,
    more: /^(?:dearer|pricier|costlier)$/,
    most: /^(?:dearest|priciest|costliest)$/,
    less: /^cheaper$/,
    least: /^cheapest$/,
  },
  {
    column: /^(?:amount|quantity|qty|count|units)$/,
    said: /^(?:amounts?|quantit(?:y|ies)|qty|pieces|units)$/,
  },
  {
    amount: true,
    column: /^(?:amount|sum|value|total|expenses?|cost|costs|spent)$/,
    said: /^(?:expenses?|spending|spent|costs?|budget)$/,
  },
  { column: /^(?:city|town|place|location)$/, said: /^(?:cit(?:y|ies)|towns?|locations?)$/ },
  { column: /^(?:item|product|article)$/, said: /^(?:items?|products?|articles?)$/ },
  { column: /^(?:name|names|title)$/, said: /^names?$/ },
  { column: /^(?:date|day)$/, said: /^(?:dates?|days?)$/, less: /^earlier$/, more: /^later$/ },
  {
    column: /^(?:took|duration|elapsed|latency|ms|seconds|time.?taken|response.?time)$/,
    unit: /^(?:ms|msec|s|sec|secs|seconds|milliseconds|us|µs)$/i,
    said: /^(?:took|taking|duration|latency|response times?|request times?|time taken)$/,
    more: /^(?:slower|longer)$/,
    most: /^(?:slowest|longest)$/,
    less: /^(?:faster|quicker|shorter)$/,
    least: /^(?:fastest|quickest|shortest)$/,
  },
  {
    column: /^status$/,
    said: /^(?:return|returned|returning|returns|answered|responded|status)$/,
  },
  { column: /^(?:size|bytes)$/, said: /^(?:sizes?|bytes)$/ },
];
