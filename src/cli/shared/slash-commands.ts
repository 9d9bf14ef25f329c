// The words that are commands directly after the prefix and `/`. Another path there is part of a question.

export const SLASH_COMMANDS = {
  help: 'this page',
  context: 'what your next question would send to a model',
  model: 'who answers; /model NAME switches, in this shell only; beck models lists the names',
  mode: 'how often beck asks; /mode strict: always, in this shell only',
  output: 'what the inspections of the last question found',
  conversation: 'earlier questions that the next one may refer to',
  new: 'start a new conversation',
  resume: 'resume the last conversation of another terminal',
  undo: 'put back what the last command changed; see beck undo',
  proposal: 'the command that another program proposes for this shell',
  log: 'what was asked and run in this shell; beck log shows all shells',
} as const;

export function isSlashCommand(word: string): word is keyof typeof SLASH_COMMANDS {
  return Object.hasOwn(SLASH_COMMANDS, word);
}
