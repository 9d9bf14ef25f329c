// What remains of a word in all its forms. Pure.

/** What remains of a word in all its forms: it begins them. */
export function stemOf(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  for (const [ending, instead] of ENDINGS) {
    if (!ending.test(word)) continue;
    const short = word.replace(ending, instead);
    return short.length < 3 ? word : short.replace(/([bdgmnprt])\1$/, '$1');
  }
  return word;
}

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:ations?|itions?)$/, ''],
  [/(..)ions?$/, '$1'],
  [/ments?$/, ''],
  [/(.{5})e?ly$/, '$1'],
  [/(..)ies$/, '$1y'],
  [/(..[^s])ing$/, '$1'],
  [/(..)ied$/, '$1y'],
  [/(...)ed$/, '$1'],
  [/(...)es$/, '$1'],
  [/(...)e$/, '$1'],
  [/(..[^s])s$/, '$1'],
];

const IRREGULAR: Readonly<Record<string, string>> = {
  wrote: 'writ',
  written: 'writ',
  built: 'build',
  sent: 'send',
  made: 'mak',
  found: 'find',
  shrank: 'shrink',
  shrunk: 'shrink',
  took: 'tak',
  set: 'set',
  undid: 'undo',
  undone: 'undo',
  brought: 'bring',
  began: 'start',
  broke: 'break',
  broken: 'break',
  ran: 'run',
  cut: 'cut',
  saw: 'see',
  seen: 'see',
  images: 'image',
  image: 'image',
};
