// Which line of what a failed command printed says what is wrong. The lines are untrusted; one is only shown.

/** Empty if there is no text. */
export function reasonIn(text: string, command: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const spoken = lines.filter((line) => !AROUND.test(line));
  const program = command.trim().split(/\s/)[0]?.split('/').at(-1) ?? '';
  const own = (line: string): boolean => program !== '' && line.startsWith(`${program}: `);
  return (
    spoken.find((line) => NAMED.test(line) || (own(line) && WRONG.test(line))) ??
    spoken.find((line) => WRONG.test(line)) ??
    spoken.find(own) ??
    spoken.at(-1) ??
    lines.at(-1) ??
    ''
  );
}

/** Where it happened, excerpts of the code, advice, and what programs say about the end of other programs. */
const AROUND = new RegExp(
  [
    // Where: frames of a stack trace, headings of a list of messages.
    String.raw`^traceback \(`,
    String.raw`^file "[^"]*", line \d+`,
    String.raw`^at [\w.$<>[\]/ ]+(\(|:)|^at (file|node|async)\b`,
    String.raw`^goroutine \d+|^stack (back)?trace`,
    String.raw`^\S+:\d+(:\d+)?$`,
    String.raw`: in function \S+:$|^in file included from|^during handling of|^the above exception`,
    // Excerpts: a line number and a bar, an arrow.
    String.raw`^\d+ *[|\u2502]|^[|\u2502>]|^-->|^#\d+ |^~|^# `,
    // Less than errors, and advice.
    String.raw`(^|[\s:\d\])])(warn|warning|note|hint|help|info|debug|usage|tip)(\[[^\]]*\])?: `,
    String.raw`^(try|see|run|use|did you mean|for more|for help|usage\b|type )`,
    // What ended because of it.
    String.raw`^g?make(\[\d+\])?: \*\*\* \[.*\] error \d+|^g?make(\[\d+\])?: (entering|leaving) `,
    '^error: (could not compile|aborting due to|recipe .* failed|process didn.t exit)',
    String.raw`^npm (error|err!) (code|errno|syscall|path|command|lifecycle|workspace|location|a complete log|\S+ this is related)`,
    String.raw`^(exit status|exited with|\S+ exited with|command failed with exit code|error command failed) `,
    String.raw`^\d+ errors? (generated|found)|^found \d+ errors?|^errors? occurred|^collect2: `,
  ].join('|'),
  'i',
);

/** A message that calls itself an error: `error: …`, `TypeError: …`, `fatal: …`, `error TS2304: …`. */
const NAMED =
  /(^|[\s:()\]])(fatal|panic|err|\w*error|\w*exception)(\[\w+\]| \w+\d+)?: *\S|\bpanicked at\b|^npm (error|err!) \S/i;

/** What is wrong, in the words that programs have for it. */
const WRONG =
  /\b(error|fail(ed|ure|s)?|fatal|cannot|can't|can ?not|could(n't| not)|unable|no such|not found|not (a|an|allowed|permitted|supported|recognized|recognised|defined|installed|valid|exist)|does(n't| not) exist|no (rule|module|space|matching|match|route)|denied|refused|undefined|unexpected|invalid|illegal|unknown|unrecogni[sz]ed|missing|expected|required|requires|bad|exists|expired|timed? ?out|corrupt(ed)?|broken|conflicts?|unbound|abort(ed|ing)?|assert(ion)?|too (many|few|long|large))\b/i;
