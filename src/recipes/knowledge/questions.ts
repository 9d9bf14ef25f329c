// Which kind of knowledge a question asks for, and of what: read by its opening words.

export type Inquiry =
  /** `value`: rather what it is here than what it means, as in `what is the hostname`. */
  | { readonly type: 'meaning'; readonly of: string; readonly value?: boolean }
  | { readonly type: 'difference'; readonly of: readonly [string, string] }
  | { readonly type: 'way'; readonly to: string };

const SUBJECT = '(?<of>\\S.*?)';
/** Where words belong that are asked about: `HEAD in git`. */
const PLACES =
  '(?:git|cron|crontab|linux|unix|bash|zsh|fish|shell|shell scripts?|bash scripts?|scripts?|script|terminal|command line|command|path|programming|computing|networking|bash script|shell script|cron job|file name)';
const PLACE = new RegExp(`(?<=\\S) (?:in|on|at|under) (?:the |a |an |my )?${PLACES}$`, 'i');

/** Kinds that people name beside a word: `the && operator`, `error EADDRINUSE`. */
const KIND =
  '(?:command|sign|symbol|operator|character|shell operator|error|error message|message|signal|flag|syntax|thing|concept|word|keyword|notation|abbreviation|acronym)';
const KIND_BEFORE = new RegExp(`^${KIND} (?=\\S)`, 'i');
const KIND_AFTER = new RegExp(`(?<=\\S) ${KIND}$`, 'i');

const MEANINGS: readonly RegExp[] = [
  new RegExp(
    `^what (?:does|do|did|would) ${SUBJECT} (?:mean|stand for|do|show|say|tell me|represent)(?: (?:in|on|at) (?:the |a |an |my )?${PLACES})?$`,
    'i',
  ),
  new RegExp(
    `^what (?:is|was) (?:the )?(?:meaning|purpose|definition|point|use|function|idea) (?:of|behind) ${SUBJECT}$`,
    'i',
  ),
  new RegExp(`^what (?:is|are) ${SUBJECT} (?:for|used for|good for|about)$`, 'i'),
  new RegExp(`^what is meant by ${SUBJECT}$`, 'i'),
  // `what are the hidden files` wants them listed.
  new RegExp(
    `^what (?:is|was|means|are(?! the)) (?!(?:my|our|your|this|that|these|those|in)\\b)${SUBJECT}$`,
    'i',
  ),
  new RegExp(`^(?:how (?:do|does)) ${SUBJECT} works?$`, 'i'),
  new RegExp(
    `^(?:why (?:do i|am i|i) (?:get|getting|see|seeing)|i (?:get|got)|how (?:do|can) i fix|how to fix) ${SUBJECT}$`,
    'i',
  ),
  new RegExp(
    `^(?:explain|define|describe)(?: to me| me)? (?:what (?:is )?)?${SUBJECT}(?: is| are| means?| does)?$`,
    'i',
  ),
  new RegExp(
    `^(?:tell me about|teach me about|what about|meaning of|definition of|the meaning of) ${SUBJECT}$`,
    'i',
  ),
  new RegExp(`^${SUBJECT} (?:meaning|definition|explained)$`, 'i'),
  new RegExp(`^what ${SUBJECT} (?:is|means?|are)$`, 'i'),
];

const PAIR = '(?<one>\\S.*?)';
const OTHER = '(?<other>\\S.*?)';
const DIFFERENCES: readonly RegExp[] = [
  new RegExp(
    `^(?:what (?:is|are) |explain |tell me )?(?:the )?differences? (?:between|of) ${PAIR} (?:and|vs\\.?|or) ${OTHER}$`,
    'i',
  ),
  new RegExp(`^${PAIR} (?:vs\\.?|versus) ${OTHER}$`, 'i'),
  new RegExp(`^how (?:is|are|does|do) ${PAIR} (?:different|differ|differs) (?:from|to|than) ${OTHER}$`, 'i'),
  new RegExp(
    `^(?:when|why) (?:should|do|would|to) (?:i |you |we |one )?use ${PAIR} (?:instead of|over|or|rather than|and not|vs\\.?) ${OTHER}$`,
    'i',
  ),
  new RegExp(
    `^(?:should i use|which is better|what is better|is it better to use|better)[:,]? ${PAIR} or ${OTHER}$`,
    'i',
  ),
  new RegExp(`^(?:is|are) ${PAIR} (?:the same as|the same thing as|like) ${OTHER}$`, 'i'),
  new RegExp(`^(?:are|is) ${PAIR} and ${OTHER} (?:the )?same(?: thing)?$`, 'i'),
];

const WAYS: readonly RegExp[] = [
  /^how (?:do|can|could|would|should|did|shall|might) (?:i|you|we|one|people|someone) (?:go about )?(?<of>\S.*)$/i,
  /^how (?:do i|to|do) (?<of>\S.*)$/i,
  /^(?:what|which)(?: is|'s)? (?:the |a |an )?(?:(?:best|easiest|right|correct|fastest|quickest|simplest|proper|safest) )?(?:command|way|shortcut|key|keys|method|syntax|key combination|hotkey)(?: (?:line|i use|do i use|should i use|can i use|lets me|will|would|that))? (?:to |for )?(?<of>\S.*)$/i,
  /^(?:the )?(?:command|shortcut|way) (?:to|for) (?<of>\S.*)$/i,
  /^(?:is there|do you know) (?:a|an|any) (?:command|way|easy way|shortcut|key) (?:to|for|that) (?<of>\S.*)$/i,
  /^(?:what do i (?:type|press|do|run|use|enter)|what should i (?:type|press|run|use)|what to (?:type|press)) to (?<of>\S.*)$/i,
  /^(?:show me how to|tell me how to|teach me (?:how )?to|explain how to|i (?:want|need) to (?:know|learn) how to|i do ?n[o']t know how to|i forgot how to|help me) (?<of>\S.*)$/i,
];

/** What one of the forms above begins with, or is known by: an order is no inquiry, and trying them all takes 3 ms. */
const MAY_INQUIRE =
  /^(?:what|which|how|why|when|i|is|are|do|explain|define|describe|tell|teach|show|help|the|meaning|definition|differences?|should|better|command|shortcut|way)\b|\b(?:vs|versus|meaning|definition|explained)\b/i;

/** As the question may be read, best first; none for every other question. */
export function inquiriesOf(question: string): readonly Inquiry[] {
  const asked = plain(question);
  if (asked.length > LONGEST || !MAY_INQUIRE.test(asked)) return [];
  const found = (patterns: readonly RegExp[]): readonly Readonly<Record<string, string>>[] =>
    patterns.flatMap((pattern) => {
      const groups = pattern.exec(asked)?.groups;
      return groups === undefined ? [] : [groups];
    });
  const value =
    /^what (?:is|was) the (?!(?:meaning|purpose|definition|point|use|function|idea|output|columns?|differences?)\b)/i.test(
      asked,
    );
  return [
    ...found(DIFFERENCES).map(
      ({ one = '', other = '' }) => ({ type: 'difference', of: [one, other] }) as const,
    ),
    ...found(WAYS).map(({ of = '' }) => ({ type: 'way', to: wish(of) }) as const),
    ...found(MEANINGS).map(({ of = '' }) => ({ type: 'meaning', of, value }) as const),
  ];
}

/** What is wanted, where it is only ordered: `exit vim`. */
export function wish(words: string): string {
  return plain(words).replace(
    /\s+(?:(?:in|on|with|from|using|via|at|through|within|inside) (?:the |my |a |an )?(?:linux|unix|ubuntu|debian|fedora|bash|zsh|fish|terminal|shell|command line|commandline|console|cli|prompt|command prompt|linux terminal|bash shell|bash terminal|unix shell|linux command line)|please|from here|quickly|easily)$/i,
    '',
  );
}

function plain(question: string): string {
  const spaced = question.trim().replace(/\s+/g, ' ');
  return (
    spaced
      .replace(/[’]/g, "'")
      .replace(/^(?:please|hey|hi|ok|okay|so|um|and|beck),? /i, '')
      .replace(/^(?:can|could|would) you (?:please )?(?=(?:explain|tell|show|teach|describe|define) )/i, '')
      .replace(/\b(what|how|which|who|where)'s /gi, '$1 is ')
      .replace(/^(whats|hows) /i, (found) => (/^w/i.test(found) ? 'what is ' : 'how is '))
      .replace(/(?<=[^\s?!.])[?!.]{1,3}$/, '')
      // `* and ?` asks about that sign.
      .replace(/(?<!\b(?:and|or|vs|versus|is|does|between)) [?!]+$/i, '')
      .replace(/ (?:please|thanks|thank you|exactly|actually|again)$/i, '')
  );
}

/** A subject as it was named, then without quotes, its kind and where it belongs. */
export function namesOf(subject: string): readonly string[] {
  const named = unquote(subject.replace(/^(?:the|a|an) (?=\S)/i, ''));
  const alone = named.replace(PLACE, '').replace(KIND_BEFORE, '').replace(KIND_AFTER, '');
  return [...new Set([named, unquote(alone)])];
}

function unquote(text: string): string {
  return text.length > 2 ? text.replace(/^(["'`“‘])(.+)(["'`”’])$/, '$2') : text;
}

const LONGEST = 200;
