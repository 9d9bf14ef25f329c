// PowerShell's parser acts upon two words while it parses: it reads modules and assemblies for `using`, and looks for what a
// `configuration` needs.

/** Whether the text contains one of the words at all, even inside another word or quotes. */
export function holdsParserWord(text: string): boolean {
  return /using|configuration/i.test(text);
}

/** Whether one is where it could begin a statement: by itself, with nothing behind it that a word goes on with. */
export function mayActWhileParsed(text: string): boolean {
  return /(?<![\p{L}\p{N}_])(?:using|configuration)(?=$|[\s\x85\0&(),;{|}])/iu.test(text);
}
