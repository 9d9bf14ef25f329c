// Everyday requests about the shell and its scripts: PATH, syntax checks, first lines, targets, jobs of cron.

import { type SayingRow, type Slots, sayings } from './saying-row.ts';

const ONE_A_LINE =
  '({one:n}|each|every)? (folder|entry|directory|item|element|part|component|path)? (per|a|on|in|to|by)? (each|every|its|{one:n}|own|separate|single|their)? (own|separate|single|new)? line';
const PATH = '(search)? (path variable|variable path|$path|path)';
const CHECKED =
  '(only|just)? (check|checking|a check)? (do not|dont|not|without)? (run|running|execute|executing|start|starting) (it|them|anything)?';
const SYNTAX = '(syntax|syntax error|syntactically|syntactic)';

const JOB = '{job:word}? (job|task|script|cron|cron job|one)? (job)?';
const RUN = '(run|running|scheduled|started|happen|start|executed)';
const TIMES = '(every night|nightly|at night|daily|every day|hourly|weekly|regularly|automatically)?';

const interpreters: readonly (readonly [RegExp, string])[] = [
  [/\.py$/, `python3 -c 'import ast, sys; ast.parse(open(sys.argv[1]).read(), sys.argv[1])'`],
  [/\.(js|mjs|cjs)$/, 'node --check'],
  [/\.php$/, 'php -l'],
  [/\.rb$/, 'ruby -c'],
  [/\.pl$/, 'perl -c'],
  [/\.zsh$/, 'zsh -n'],
  [/\.fish$/, 'fish -n'],
  [/\.sh$|\.bash$|(^|\/)\.?bash\w+$/, 'bash -n'],
];

/** `{check}`: the program that reads such a script without running it. */
function checkerOf(slots: Slots): Slots | undefined {
  const [path = ''] = slots['path'] ?? [];
  const found = interpreters.find(([name]) => name.test(path));
  return found && { ...slots, check: [found[1]] };
}

/** A Makefile, or the folder of one. */
function makefile({ path: [path = 'Makefile'] = [], ...slots }: Slots): Slots {
  const file = /(^|\/)(GNU)?[mM]akefile$|\.mk$/.test(path) ? path : `${path.replace(/\/$/, '')}/Makefile`;
  return { ...slots, file: [file] };
}

export const EVERYDAY_SHELL: readonly SayingRow[] = sayings`
echo "$PATH" | tr : '\n'
  fish: printf '%s\n' $PATH
  powershell: $env:PATH -split [IO.Path]::PathSeparator
  is: lines
  <ask>? (every)? (entry|folder|directory|item|element|part|component)? (of|in|on|from)? (my|current)? ${PATH} (variable)? (as list)? (with)? ${ONE_A_LINE}
  split (my)? ${PATH} (variable)? (into|by|on|in|to)? (line|entry|folder|${ONE_A_LINE})
  <ask>? (every)? (entry|folder|directory) (of|in|on) (my)? ${PATH} (variable)?
  <ask>? (my)? ${PATH} (variable)? (as list|as a list|line by line|nicely|readable|readably|split up|one by one)
  <ask>? (folder|directory|place|where) (are|is)? (in|on) (my)? (search path|$path|path variable)
  ? show my PATH one entry per line
echo "$PATH" | tr : '\n' | grep -Fx -- {path/}
  fish: contains -- {path} $PATH; and echo yes; or echo no
  powershell: ($env:PATH -split [IO.Path]::PathSeparator) -contains {path}
  (is|check (if|whether)|see (if|whether)) {path} (is)? (in|on|part of) (my)? ${PATH} (variable)?
  (does|do) (my)? ${PATH} (contain|include|have) {path}
  ? is /usr/local/bin in my path => echo "$PATH" | tr : '\n' | grep -Fx -- /usr/local/bin
# Scripts
{check#} {path/}
  powershell: {check#} {path/}
  kinds: path=file
  derive: ${checkerOf}
  (do|does|is|are|has|have|find)? (there)? (script)? {path} (script)? (have|has|contain|got|with)? (any)? ${SYNTAX} (error|mistake|problem)? (in it)? (,)? (${CHECKED})?
  (find|is|are|has|have)? (there)? (any)? ${SYNTAX} (error|mistake|problem)? (in|of|inside) (script)? {path} (script)? (,)? (${CHECKED})?
  (check|test|verify|validate|lint|see|look at)? (if|whether|that)? (script)? {path} (script)? (for|is|has|of|be)? (any)? ${SYNTAX} (error|mistake|problem|correct|ok|fine|valid)? (,)? (${CHECKED})?
  (check|test|verify|validate|do) (a)? ${SYNTAX} (check)? (of|on|in|for) (script)? {path} (script)? (,)? (${CHECKED})?
  ${SYNTAX} check (of|on|for)? (script)? {path}
  (is|check (if|whether)|see (if|whether)|would) {path} (is)? (a)? (valid|correct|well-formed|well formed|parse|parses|syntactically valid) (shell|bash|python|javascript|php|perl|ruby)? (script|code|file|program)? (,)? (${CHECKED})?
  (parse|check|validate) {path} (without|do not|dont|not) (run|running|execute|executing) (it)?
  ? check script.sh for syntax errors => bash -n script.sh
head -n 1 {path/}
  powershell: Get-Content -LiteralPath {path/} -TotalCount 1
  kinds: path=file
  <ask>? (shebang|shebang line|hash bang|hashbang|interpreter line|first line) (of|in|for|from) (script)? {path} (script)?
  <ask>? (interpreter|shell|program) (does|do|will|is|would)? (script)? {path} (use|uses|run with|run by|run under|written for|start with|need|for)
  (does|has|is) {path} (have|got|with)? (a)? shebang (line)?
  ? which interpreter does script.sh use => head -n 1 script.sh
grep -oE '^[[:alnum:]_-]+:' {file/}
  powershell: Select-String -LiteralPath {file/} -Pattern '^[A-Za-z0-9_-]+:' | ForEach-Object { $_.Matches[0].Value }
  is: lines
  fits: ${({ path = [] }) => path.every((one) => !/\.(?!mk$)\w+$/.test(one))}
  derive: ${makefile}
  <ask>? (every|available|possible)? (make|makefile)? target (<be>)? (there|available|defined|exist|possible)? (do|does|has|have)? (in|of|from|for)? {path} (have|has|define|defines|offer|offers|got|contain|contains|know|knows)?
  <ask>? (can)? (i)? (make|build) (with|in|from) {path}
  <ask>? (every|available|possible)? (make|makefile) target (<be>)? (there|available|defined|exist)? (do i have|can i run|can i build|here)?
  ? which make targets are there => grep -oE '^[[:alnum:]_-]+:' Makefile
jq -r '.scripts | keys[]' {path/}
  powershell: (Get-Content -Raw -LiteralPath {path/} | ConvertFrom-Json).scripts
  kinds: path=file
  fits: ${({ path = [] }) => path.every((one) => /package\.json$/.test(one))}
  <ask>? (npm|package|node|package.json)? script (<be>)? (there|available|defined|exist)? (in|of|from) {path}
  ? npm scripts in src/package.json => jq -r '.scripts | keys[]' src/package.json
grep -rh . {path/}
  powershell: Get-ChildItem -File -Recurse -LiteralPath {path/} | Get-Content
  # Of a file or of all files in a folder.
  fits: ${({ path = [] }) => path.every((one) => /cron/.test(one))}
  (when|how often|what time|at what time) (does|do|is|will|are|should) (nightly|daily|hourly|weekly|monthly)? ${JOB} (run|start|execute|executed|scheduled|fire) (,)? (it|its|that|according|defined|which)? (is|to)? (in)? {path}
  <ask>? (when|how often)? (does|is|are|do)? ${RUN} ${TIMES} (in|by|according to|from|of|via)? (cron|crontab|cron file|cron job|schedule)? (in|of|from|file)? {path}
  ? when does the backup job run according to crontab.txt => grep -rh . crontab.txt
`;
