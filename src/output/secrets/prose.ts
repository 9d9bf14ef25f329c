// Secrets that people name in a sentence: `my password is …`, `the pin is …`, `passphrase for the key is …`.

import { isNoReference, type SecretRow, type Span, where } from './row.ts';

export const PROSE: readonly SecretRow[] = [
  {
    kind: 'password',
    find: where(
      ['ass', 'pwd', 'PWD', 'pin', 'PIN', 'Pin', 'ecret', 'ECRET', 'oken', 'OKEN', 'key', 'KEY'],
      findSaid,
    ),
    examples: [
      'my password is hunter2',
      'My password is swordfish.',
      'our wifi password is Summer2024!',
      'the password for the db is s3cret',
      'the password of ann on web1 was hunter22, change it',
      "my password's hunter2",
      'my password is "open sesame"',
      'my pwd = hunter2',
      'my passphrase is correct horse battery staple',
      'passphrase for the key is correct horse battery',
      'my pin is 4821',
      'The PIN code is 48213',
      'my passcode is 123456',
      'the secret is swordfish1',
      'the token is abc123def',
      'my api key is 9f8e7d6c5b4a',
      'the root password was changed to hunter22',
      'I set the passphrase to correct horse battery staple',
      'we reset his password to Summer2024!',
    ],
    lookAlikes: [
      'my password is not working',
      'my password is wrong',
      'why is my password wrong',
      'the password is too short',
      'the password is case-sensitive',
      'my password is expired and I cannot log in',
      'the passphrase is asked for every time',
      'my passphrase is not accepted',
      'what is the pin of gpio 4',
      'the pin is 17',
      'the secret is to keep it simple',
      'my secret is safe',
      'the token is expired',
      'my token is rejected',
      'the api key is required',
      'the key is in ~/.ssh/id_ed25519',
      'my password is in $DB_PASSWORD',
      'the password is $DB_PASSWORD',
      'the password is <masked>',
      'the password was changed to a longer one',
      'the token was set to expire in 30d',
      'set the password to something you remember',
      'gnutls_utf8_to_ucs2() to convert the provided password to UCS2',
      'a passphrase for decrypting the signing key to `Sign.sign()`',
    ],
  },
  {
    kind: 'password',
    find: where(['ass', 'redential', 'og in', 'ogin', 'reds'], findBeside),
    examples: [
      'Use password "hunter22" to log in.',
      'Temporary password (hunter22) expires tomorrow.',
      "with the passphrase 'tr0ub4dor'",
      'Log in with admin / hunter22 please',
      'credentials: alice/hunter22',
      'creds are bob:Summer2024!',
    ],
    lookAlikes: [
      'the field "password" is required',
      'a password (optional)',
      'password "secret" is too simple',
      'Password (8 characters or more)',
      'log in with SSH/2FA',
      'login at example.com/app2',
      'credentials: see docs/setup2.md',
      'log in / sign up',
    ],
  },
];

const LABEL =
  '(?<own>\\b(?:my|our|his|her|their) (?:[\\w-]{1,20} ){0,2})?\\b(?<label>pass(?:word|wd|phrase|code)|pass phrase|pwd|pin(?: code| number)?|secret(?: key)?|(?:api|access|secret|license) key|(?:access |api |auth )?token)';
const OF = '(?: (?:for|of|on|to|at|in)(?: [\\w.@/-]{1,40}){1,4}?)?';
const CHANGED = ' (?:was |is |has been )(?:changed|set|reset|updated) to';
const SAID = new RegExp(
  `${LABEL}${OF}(?:'s|’s|${CHANGED}| is| was| =|=| is:)(?: (?:now|still|set to|just))? (?=\\S)`,
  'gi',
);
/** A sentence is short; what is behind it belongs to another. */
const CLAUSE = /["“'`]([^"”'`\n]{3,100})["”'`]|[^\n]{1,200}/y;

/** `set the passphrase to …`. */
const SET_TO = new RegExp(
  `\\b(?:set|reset|change|changed|update|updated)(?: [\\w'’-]{1,20}){0,4}? ${LABEL}${OF} to (?=\\S)`,
  'gi',
);

function* findSaid(text: string): Iterable<Span> {
  for (const { index, 0: head, groups } of [...text.matchAll(SAID), ...text.matchAll(SET_TO)]) {
    const from = index + head.length;
    CLAUSE.lastIndex = from;
    const [said = '', quoted] = CLAUSE.exec(text) ?? [];
    if (quoted !== undefined && isNoReference(quoted)) yield [from + 1, from + 1 + quoted.length];
    else if (quoted === undefined) {
      const length = lengthOfValue(said, groups?.['label'] ?? '', groups?.['own'] !== undefined);
      if (length > 0) yield [from, from + length];
    }
  }
}

/** Of the secret at the start of a clause; 0 for a statement such as `not accepted`. */
function lengthOfValue(clause: string, label: string, own: boolean): number {
  const [word = ''] = /^\S+?(?=[.,;:!?)]*(?:\s|$))/.exec(clause) ?? [];
  // A variable, a placeholder, a path, a call.
  if (!isNoReference(word) || /^[{[(/~.]|\w\(/.test(word)) return 0;
  if (/^pin/i.test(label)) return /^\d{4,12}$/.test(word) ? word.length : 0;
  if (/phrase$/i.test(label)) {
    const phrase = /^[a-z]{2,12}(?: [a-z]{2,12}){2,24}(?=[.,;!?]|\s*$)/i.exec(clause)?.[0] ?? '';
    if (phrase !== '' && !phrase.split(' ').some((one) => FUNCTION.test(one))) return phrase.length;
  }
  // `!` may end a password as well as a sentence.
  const whole = /^\S+?(?=[.,;:?)]*(?:\s|$))/.exec(clause)?.[0] ?? word;
  if (isTelling(whole)) return whole.length;
  const ends = /^\s*(?:$|[.,;!?]|and\b|but\b)/.test(clause.slice(word.length));
  const isPassword = own && /^pass|^pwd/i.test(label);
  return isPassword && ends && word.length > 3 && !STATE.test(word) ? word.length : 0;
}

/** Letters and digits mixed, or signs within: no word of a sentence. */
function isTelling(word: string): boolean {
  if (word.length < 4 || /^(?:\d{1,3}|v?\d[\d.]*)$/.test(word)) return false;
  return /\d/.test(word) || /[a-z][A-Z]/.test(word) || /[a-z][!@#%&+=~*^]/i.test(word);
}

/** In quotes or brackets behind the word, and a name and its password as one. */
function* findBeside(text: string): Iterable<Span> {
  for (const pattern of [QUOTED, PAIRED])
    for (const found of text.matchAll(pattern)) {
      const { value = '' } = found.groups ?? {};
      const from = found.index + found[0].length - value.length;
      if (isNoReference(value) && isTelling(value) && !/[./\\]/.test(value))
        yield [from, from + value.length];
    }
}

const QUOTED =
  /\bpass(?:word|phrase|code) (?:["“'`](?<value>[^\s"”'`]{4,100})(?=["”'`])|\((?<value>[^\s()]{4,100})(?=\)))/gi;
const PAIRED =
  /\b(?:log ?in (?:with|as)|credentials|creds)(?: (?:are|is)|:)? [\w.@-]{2,40}(?: \/ |[/:])(?<value>[^\s"',;:/]{4,60})(?=[.,;]?(?:\s|$))/gi;

const FUNCTION =
  /^(?:a|an|the|to|for|in|on|of|not|no|is|was|be|been|being|when|if|and|or|but|by|with|from|at|as|too|so|very|every|asked|used|never|always|still|it|that|this|only|also|already|needed|required|stored|kept)$/i;
/** What is said of a password, and is none. */
const STATE =
  /^(?:wrong|right|correct|incorrect|valid|invalid|expired|lost|gone|missing|weak|strong|long|short|secure|insecure|safe|unsafe|empty|blank|required|needed|optional|hidden|visible|masked|shown|set|unset|asked|rejected|refused|accepted|denied|changed|unchanged|forgotten|leaked|compromised|exposed|stored|saved|encrypted|hashed|unknown|known|there|here|okay|fine|good|ready|working|failing|different|same|case-sensitive|available|unavailable|mandatory|disabled|enabled|being|what|where|nothing|locked|blocked|reset|public|private|old|new|outdated|ignored|broken|annoying|simple|complicated|unique|reused|better|worse|over)$/i;
