// The words that are commands directly after the prefix and `/`. Another path there is part of a question.

export const SLASH_COMMANDS = {
  help: 'this page',
  context: 'what a model would be told with a question asked now',
  output: 'what the last question found when it inspected things',
  conversation: 'the earlier questions that the next one may refer to',
  new: 'begin a new conversation',
  resume: 'go on with the last conversation of another terminal',
  log: 'what was asked and run in this shell; all of it: beck log',
} as const;

export function isSlashCommand(word: string): word is keyof typeof SLASH_COMMANDS {
  return Object.hasOwn(SLASH_COMMANDS, word);
}
