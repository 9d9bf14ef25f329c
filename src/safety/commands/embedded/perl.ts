// Harmless one-liners of perl, as one pattern for all that they may hold.

/** `$s{$F[0]}`, `$n{lines}`: values by a key. */
const ELEMENT = '\\$[a-z]+\\{(?:\\$(?:[_\\d]|[a-z]+)(?![\\w[{:>-])|\\$F\\[-?\\d+\\]|\\w+)\\}(?![\\w[{(:>-])';

const FILLED = '%[-\\d.]*[sdfxXobeEgGFTYmHMSjaAByZp]';

/** Behind a name, `'` is another `::`. */
const SINGLE = `(?<!\\w)'(?:[^'\\\\%]|${FILLED})*'`;

const STRING = `${SINGLE}|"(?:[^"\\\\$@%]|${FILLED}|\\\\[nt"]|${ELEMENT}|\\$(?:[_.&\\d]|F\\[-?\\d+\\]|[a-z]+\\[-?\\d+\\]|[a-z]+(?!\\[)|ARGV)(?![\\w[{]|::|->|'[^\\s",.)]))*"`;

/** A format is a whole string: of pieces, `%c` could be made, which is any character. */
const FORMAT = `(?=\\s*\\(?\\s*(?:${SINGLE}|"(?:[^"\\\\$@%]|${FILLED}|\\\\[nt"])*")\\s*[,;)}])`;

const REGEX = '/(?:[^/\\\\$@(\\n]|\\\\[^cNox0-9\\n]|\\((?:\\?[:=!])?(?![?*])|\\$(?=[/|)]))*/';

/** Where perl expects a value, so that a slash begins a pattern and is no division; `$,` and `$print` are variables. */
const BEFORE_PATTERN =
  '(?<=(?:^|(?<!\\$)[(,;{!]|&&|\\|\\||\\.\\.|(?<![=~])=|(?<![$%@\\w])(?:if|unless|while|and|or|not|print|grep|split|map))\\s*)';

const FLAGS = '[gims]*(?![a-z])';

const SUBSTITUTE = `s${REGEX}(?:[^/\\\\$@\\n]|\\\\[nt]|\\$[\\d&](?!\\w|[[{:>-]))*/${FLAGS}`;

const EXPONENT = '(?:e\\d{1,2}(?!\\w))?';

const NUMBER = `(?<![\\w.$])\\d+(?:\\.\\d+)?${EXPONENT}`;

const VARIABLE = '\\$(?:[_.&]|\\w+|\\w+\\{[^{}]*\\}|F\\[-?\\d+\\])';

/**
 * Behind a value; elsewhere a star names what `max` or `hex` would call from then on: `*{"main::max"} = …`. Behind
 * `print $x ` it does as well, where a name follows.
 */
const TIMES = `(?<=${VARIABLE}|(?:${NUMBER}|\\))\\s*|${VARIABLE}\\s+(?=\\*{1,2}[\\s\\d$(])|\\*)\\*`;

/**
 * Behind a number, a bracket, or a variable without a space: `print $x /2` takes `$x` for a file and the slash for a pattern.
 */
const DIVIDES = `(?:(?<=\\$(?:[a-z]+|\\d+|F\\[-?\\d+\\]))/(?=[\\d$])|(?<=${NUMBER}\\s*)/(?=\\s*[\\d$])|(?<=\\))/(?=[@$\\d(]))`;

/** Behind a value; elsewhere it begins the name of a file, up to `>`, whatever quotes are in it. */
const LESS = `(?<=(?:${VARIABLE}|@F|${NUMBER}|\\))\\s*)<(?=[ =\\d])`;

/** Time::Piece of a text, and what of it is asked for. */
const TIME_OF_DAY =
  '\\bTime::Piece->strptime(?=\\()|(?:\\blocaltime|(?<=\\)))->(?:epoch|hms|ymd|mdy|dmy|datetime|year|mon|mday|hour|min|sec|day|month)\\b(?!\\s*\\()';

/**
 * Statements that print, count and match, over the lines of a file. `'CORE::unlink'->('f')` would call what a text names,
 * and a line that begins with `=` is documentation, up to `=cut`.
 */
export const PERL = new RegExp(
  `^(?![^]*(?:^|\\n)=)(?:\\s|[;,{}()+=>!.]|-(?!>)|${TIMES}|${DIVIDES}|${LESS}|\\b(?:printf|sprintf)\\b${FORMAT}|\\b(?:print|say|if|unless|while|push|eof|and|or|not|next|last|END|BEGIN|length|uc|lc|join|chomp|for|foreach|sort(?=\\s+(?:\\{|keys|values|reverse)\\b|\\s+@[a-z]|\\s*\\{)|reverse|keys|values|my|scalar|exists|defined|int|abs|sqrt|map|grep|substr|index|ucfirst|lcfirst|localtime|time|split|rand|hex|oct|ord|strftime|timegm|timelocal|floor|ceil|fmod|pow|sum0?|min|max|uniq|product|shuffle)\\b|${ELEMENT}|(?<=\\b(?:keys|values|sort|reverse|scalar)\\s)%[a-z]+(?![\\w[{:])|@F(?![\\w[{:])|@[a-z]+(?![\\w[{(:>-])|\\$[a-z]+\\[-?\\d+\\](?![\\w[{(:>-])|${TIME_OF_DAY}|(?<=\\s)(?:<=>|&&|\\|\\|)(?=\\s)|\\$(?:[_.,&]|\\d+|F\\[-?\\d+\\]|[a-z]+|ARGV)(?![\\w[{:>]|-(?![ $\\d]))|(?:(?<![\\w.])|(?<=\\.\\.))\\d+(?:\\.\\d+)?${EXPONENT}(?!\\w)|${STRING}|${BEFORE_PATTERN}(?:m?${REGEX}${FLAGS}|${SUBSTITUTE})|=~\\s*(?:m?${REGEX}${FLAGS}|${SUBSTITUTE}))*$`,
);
