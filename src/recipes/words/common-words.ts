// English words without meaning for a request, and words that are never names.

/** Skipped anywhere in a question that only reads. */
export const SKIPPED: ReadonlySet<string> = new Set(
  `a an the this that these those of is are was were be been am do does did i me my mine we us our you your
   it its there their they any some all every please pls plz thx what which that's can could would
   show list display print give tell find get see view check output return report let know want need
   have has got has currently right now just exactly really actually to for on in at by with here
   from machine computer laptop system mac pc box server current existing ones one thing things moment
   everything together quickly kindly hey hi hello beck ok okay so well also`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Skipped between the words of a phrase that changes something. */
export const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an']);

/** Never read as a bare name: in a sentence with one of these, a name would lose part of the meaning. */
const NEVER_A_NAME: ReadonlySet<string> = new Set(
  `it them they he she this that these those everything anything nothing something all any some every each
   and or not no but except without with from into onto to of in on at by for as than then if when while
   because like unless until after before between during since over under above below across through
   is are was were be been am do does did has have had can could would should will shall may might must
   what which who whom whose where why how the a an my our your his her its their me you we us i
   most least more less very only also too just other another same different both either neither
   called named using uses use used file files folder folders directory directories dir dirs thing things stuff
   here there now today yesterday largest biggest smallest newest oldest latest larger bigger smaller
   show list display print give tell find get see view check please recursively
   last first recent recently total running it's count number many much including excluding saying says
   bytes kilobytes megabytes detail details order reverse uppercase lowercase alphabetical full hex base64
   package packages software apps applications programs
   sorted ordered new old empty whole entire next previous following
   version versions
   hidden big large small own free open current parent working conflict`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

export function canBeName(lower: string): boolean {
  return lower !== '' && !NEVER_A_NAME.has(lower);
}

const OPENINGS: readonly (readonly string[])[] = (
  'how do i,how do you,how can i,how would i,how should i,how to,can you,can i,could you,' +
  'could i,would you,will you,i want to,i want you to,i would like to,i like to,i need to,' +
  'i need you to,i have to,help me to,help me,let us,let me,please,pls,plz,now,just,ok,okay,so,' +
  'hey,hi,hello,beck,and,then,also,next,first'
)
  .split(',')
  .map((opening) => opening.split(' '));

const CLOSINGS: readonly (readonly string[])[] = (
  'please,pls,plz,thx,if you can,if possible,for me,thanks,thank you,now,right now,' +
  'at the moment,too,as well'
)
  .split(',')
  .map((closing) => closing.split(' '));

/** After `how do I …` these are not folders but the working environment. */
const SURROUNDINGS = /^(linux|unix|ubuntu|debian|macos|bash|zsh|terminal|console|shell|cli|prompt|line)$/;

/** The words without polite openings and closings. `first` is kept if it says which lines are meant. */
export function withoutFiller<W extends { readonly lower: string; readonly quoted: boolean }>(
  words: readonly W[],
): readonly W[] {
  const opening = OPENINGS.find((phrase) => startsWith(words, phrase) && words.length > phrase.length);
  if (opening !== undefined && !countsSomething(words, opening)) {
    const rest = words.slice(opening.length);
    return withoutFiller(opening[0] === 'how' ? withoutSurroundings(rest) : rest);
  }
  const closing = CLOSINGS.find((phrase) => startsWith(words.slice(-phrase.length), phrase));
  if (closing !== undefined && words.length > closing.length) {
    return withoutFiller(words.slice(0, -closing.length));
  }
  return words;
}

/** `how do I list files in linux`, `… from the command line`. */
function withoutSurroundings<W extends { readonly lower: string; readonly quoted: boolean }>(
  words: readonly W[],
): readonly W[] {
  const last = words.at(-1);
  if (last === undefined || last.quoted || !SURROUNDINGS.test(last.lower)) return words;
  const start = words.findLastIndex(({ lower }) => /^(in|on|from|using|with|via)$/.test(lower));
  const between = words.slice(start + 1, -1).every(({ lower }) => /^(the|a|my|command)$/.test(lower));
  return start > 0 && between ? words.slice(0, start) : words;
}

function countsSomething(words: readonly { readonly lower: string }[], opening: readonly string[]): boolean {
  return (
    opening[0] === 'first' &&
    /^(\d+|lines?|few|columns?|two|three|five|ten|and|errors?|warn(?:ings?)?|info|debug|fatal|critical|exceptions?|failures?|match(es)?|occurrences?|characters?|letters?|words?|files?|entry|entries|rows?|bytes?|results?|fields?|paragraphs?|pages?)$/.test(
      words[1]?.lower ?? '',
    )
  );
}

function startsWith(
  words: readonly { readonly lower: string; readonly quoted: boolean }[],
  phrase: readonly string[],
): boolean {
  return phrase.every((part, i) => words[i]?.quoted === false && words[i]?.lower === part);
}
