// Recognizes questions about commands and about beck itself, which are answered without running a row's command.

export type About =
  | { readonly type: 'help' }
  /** What a command does, part by part. */
  | { readonly type: 'meaning'; readonly command: string }
  /** How a program is used; `git rebase` is one. */
  | { readonly type: 'usage'; readonly program: string };

type Row = {
  readonly asks: RegExp;
  readonly about: (found: Readonly<Record<string, string | undefined>>) => About;
  readonly examples: readonly (readonly [question: string, about: About])[];
};

const HELP: About = { type: 'help' };
const meaning = (command = ''): About => ({ type: 'meaning', command });
const usage = (program = ''): About => ({ type: 'usage', program });

/** A program, or one of its subcommands. */
const PROGRAM = String.raw`(?<program>[A-Za-z][\w.+-]*(?: [a-z][a-z-]*)??)`;

export const ABOUT_ROWS: readonly Row[] = [
  {
    asks: /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening))(?: there| beck)?$/i,
    about: () => HELP,
    examples: [
      ['hi', HELP],
      ['Hello there!', HELP],
    ],
  },
  {
    asks: /^(?:(?:please )?help(?: me)?(?:,? please)?|usage|(?:show (?:me )?)?(?:some )?examples|(?:i need|show(?: me)?(?: the)?) help)$/i,
    about: () => HELP,
    examples: [
      ['help', HELP],
      ['help me, please', HELP],
      ['show me some examples', HELP],
    ],
  },
  {
    asks: /^(?:what (?:can|do) you (?:do|answer|know|understand)|what can (?:i|beck) (?:do|ask|type|answer|say)|how can you help|what (?:are you|is beck)|who are you)(?: me)?(?: you)?(?: here| for me| with)?$/i,
    about: () => HELP,
    examples: [
      ['what can you do', HELP],
      ['What can I ask you?', HELP],
      ['who are you', HELP],
    ],
  },
  {
    asks: /^how (?:(?:do|can|should|would) (?:i|you|we) (?:use|ask)|to use|does) (?:you|beck|this|this thing|this work|beck work)$/i,
    about: () => HELP,
    examples: [
      ['how do I use this', HELP],
      ['how does beck work', HELP],
    ],
  },
  {
    asks: /^what (?:does|do|would|will) (?:the )?(?:option |flag |switch )?(?<option>-\S+) (?:do|mean)s? (?:in|for|with|to|of) (?<program>\S+)$/i,
    about: ({ program, option }) => meaning(`${program} ${option}`),
    examples: [['what does -xzf mean in tar', meaning('tar -xzf')]],
  },
  {
    asks: /^what (?:does|do|would|will) (?:the )?(?:option |flag |switch )?(?<option>-\S+)(?: option| flag| switch)? (?:in|for|with|of) (?<program>\S+) (?:do|mean)$/i,
    about: ({ program, option }) => meaning(`${program} ${option}`),
    examples: [['what does the -v option of grep do', meaning('grep -v')]],
  },
  {
    asks: /^what (?:does|do|would|will) (?:the )?(?:command )?(?<command>\S.*?)(?: command)? (?:do|mean)$/i,
    about: ({ command }) => meaning(command),
    examples: [
      ['what does ls -la do', meaning('ls -la')],
      ['what does chmod 755 mean?', meaning('chmod 755')],
      ['what does the tar command do', meaning('tar')],
    ],
  },
  {
    asks: /^(?:what(?:'s| is) )?(?:the )?meaning of (?:the )?(?:command )?(?<command>\S+ .*-.*?)(?: command)?$/i,
    about: ({ command }) => meaning(command),
    examples: [["what's the meaning of ls -la", meaning('ls -la')]],
  },
  {
    asks: /^(?:please )?explain(?: to me| me)?(?: the)?(?: command)? (?<command>\S.*?)(?: command)?$/i,
    about: ({ command }) => meaning(command),
    examples: [
      ['explain tar', meaning('tar')],
      ['explain the command rm -rf build', meaning('rm -rf build')],
    ],
  },
  {
    asks: /^what(?:'s| is) (?:the )?(?:command )?(?<command>\S+)(?: command)? (?:for|used for)$/i,
    about: ({ command }) => meaning(command),
    examples: [['what is awk used for', meaning('awk')]],
  },
  {
    asks: new RegExp(
      `^how (?:(?:do|can|should|would|does) (?:i|you|we|one) use|to use|does) (?:the )?(?:command |program |tool )?${PROGRAM}(?: command)?(?: works?)?$`,
      'i',
    ),
    about: ({ program }) => usage(program),
    examples: [
      ['how do I use tar', usage('tar')],
      ['how to use the rsync command', usage('rsync')],
      ['how does git rebase work', usage('git rebase')],
    ],
  },
  {
    asks: new RegExp(
      `^(?:show (?:me )?|open |read )?(?:the |a )?(?:man|manual|man page|manual page|manpage|help|usage)(?: page)?(?: of| for| on| with| about)? (?:the )?${PROGRAM}$`,
      'i',
    ),
    about: ({ program }) => usage(program),
    examples: [
      ['show me the manual of tar', usage('tar')],
      ['help with rsync', usage('rsync')],
      ['man page for git rebase', usage('git rebase')],
    ],
  },
];

/** Undefined for every other question. Whether there is such a command is not looked up here. */
export function aboutOf(question: string): About | undefined {
  const asked = question.trim();
  if (asked.length > LONGEST) return undefined;
  for (const { asks, about } of ABOUT_ROWS) {
    const found = asks.exec(asked.replace(/\s*[?!.]{1,3}$/, ''));
    if (found !== null && !POINTS.test(found.groups?.['command'] ?? '')) return about(found.groups ?? {});
  }
  return undefined;
}

/** `what does the last command do`, `what does exit code 127 mean`: some are commands too, which are not meant. */
const POINTS =
  /^(?:(?:this|that|it|these|those|the|a|an|my|your|last|previous)|(?:an? )?exit (?:code|status)\b.*)$/i;

/** A typed line. */
const LONGEST = 500;
