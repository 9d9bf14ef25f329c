// The argument parser's complaints as sentences: `Unknown argument: nosuch` becomes `There is no verb "nosuch".`

import { UsageError } from '../../domain/errors.ts';

type Sentence = (found: readonly string[], args: readonly string[]) => string;

const SENTENCES: readonly (readonly [complaint: RegExp, sentence: Sentence])[] = [
  [/^Unknown arguments?: (.*)$/, ([, names = ''], args) => nameUnknown(names.split(', '), args)],
  [/^Did you mean (.*)\?$/, ([, near], [verb]) => `${noVerb(verb)} Did you mean ${near}?`],
  [/^Not enough non-option arguments/, (_, [verb]) => `beck ${verb} needs an argument.`],
  [/^Not enough arguments following: (.*)$/, ([, name]) => `--${name} needs a value.`],
  [
    /Argument: (.*), Given: (.*), Choices: (.*)$/,
    ([, name = '', given, choices], args) =>
      `${findFlag([name], args) ?? name} must be one of ${choices}, not ${given}.`,
  ],
];

/** What is wrong with `args`; a complaint of another form keeps its words. */
export function usageError(complaint: string, args: readonly string[]): UsageError {
  const message = sentenceFor(complaint, args);
  const [verb = ''] = args;
  const ofVerb = /^\w/.test(verb) && !message.startsWith(noVerb(verb));
  return new UsageError(message, `See: beck ${ofVerb ? `${verb} ` : ''}--help`);
}

function sentenceFor(complaint: string, args: readonly string[]): string {
  for (const [pattern, sentence] of SENTENCES) {
    const found = pattern.exec(complaint);
    if (found !== null) return sentence(found, args);
  }
  return complaint;
}

function nameUnknown(names: readonly string[], args: readonly string[]): string {
  const flag = findFlag(names, args);
  if (flag !== undefined) return `There is no option ${flag}.`;
  return names[0] === args[0] ? noVerb(names[0]) : `"${names[0]}" is one word too many.`;
}

const noVerb = (verb = ''): string => `There is no verb "${verb}".`;

/** As it was typed; the parser names flags without dashes. */
function findFlag(names: readonly string[], args: readonly string[]): string | undefined {
  const typed = args.filter((arg) => arg.startsWith('-')).map((arg) => arg.replace(/=.*/s, ''));
  return typed.find((arg) => names.includes(arg.replace(/^--?(?:no-)?/, '')));
}
