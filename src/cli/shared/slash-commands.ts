// The words that are commands directly after the prefix and `/`. Another path there is part of a question.

export const SLASH_COMMANDS = {
  help: 'this page',
  context: 'what your next question would send to a model',
  model: 'who answers; /model NAME switches this shell',
  mode: 'how often beck asks here; /mode strict: always',
  output: 'what the inspections of the last question found',
  conversation: 'earlier questions that the next one may refer to',
  new: 'start a new conversation',
  resume: 'resume the last conversation of another terminal',
  undo: 'undo what the last command changed',
  try: 'try a command in a throw-away copy first; /try make install',
  proposal: 'the command that another program proposes',
  log: 'what was asked and run in this shell',
} as const;

export function isSlashCommand(word: string): word is keyof typeof SLASH_COMMANDS {
  return Object.hasOwn(SLASH_COMMANDS, word);
}

/** `undo that`, `what did I ask`: what is meant as such a command, with its slash. */
export function commandInWords(question: string): string | undefined {
  return IN_WORDS.find(([words]) => words.test(question.replace(/[.!?\s]+$/, '')))?.[1];
}

const IN_WORDS: readonly (readonly [words: RegExp, command: string])[] = [
  [
    /^(?:please )?(?:undo|(?:undo|revert|take back) (?:that|it|this)|(?:take|put) (?:that|it|this) back)$/i,
    '/undo',
  ],
  [/^(?:what did i (?:just )?ask(?: you)?|(?:show )?my (?:last|earlier|previous) questions)$/i, '/log'],
  [/^(?:(?:what|which) model (?:are you|is this|do you use|answers|am i using)|who answers)$/i, '/model'],
  [/^(?:start over|(?:start )?a? ?new conversation|forget (?:everything|what i asked))$/i, '/new'],
];
