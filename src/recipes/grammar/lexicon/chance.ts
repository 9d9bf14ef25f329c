// Random numbers, dice, coins and passwords.

import { type SayingRow, sayings } from './saying-row.ts';

const MAKE =
  '(<ask>|generate|create|make|give|pick|choose|i need|need|think of|invent|come up with|roll|make me)?';
const KIND = '(new|strong|good|secure|safe|nice|decent)?';
const PASSWORD = '(password|passphrase|string|token|secret|key|passwd|pw|pin|code)';
/** As the slots read it: `letters` is the word `character`. */
const LETTERS_DIGITS =
  '(character and digit|character and number|digit and character|number and character|alphanumeric character|alphanumeric)';
/** Of what kind, and how many of them. */
const SIGNS =
  '(character and digit|character and number|digit and character|number and character|alphanumeric character|alphanumeric|character|symbol|sign|place)?';
const characters = (set: string, range: string) => ({
  gnu: `LC_ALL=C tr -dc '${set}' < /dev/urandom | head -c {n#}; echo`,
  powershell: `-join (1..{n#} | ForEach-Object { [char[]](${range}) | Get-Random })`,
});
const dice = (low: string, high: string) => ({
  gnu: `shuf -i ${low}-${high} -n {n#}`,
  bsd: `jot -r {n#} ${low} ${high}`,
  powershell: `1..{n#} | ForEach-Object { Get-Random -Minimum ${low} -Maximum (${high} + 1) }`,
});
const small = ({ n = [] }: Readonly<Record<string, readonly string[]>>): boolean =>
  n.every((one) => /^[1-9]\d{0,3}$/.test(one));

export const CHANCE: readonly SayingRow[] = sayings`
${characters('A-Za-z0-9', "'A'..'Z' + 'a'..'z' + '0'..'9'")}
  otherwise: n=20
  fits: ${small}
  ${MAKE} ${KIND} (random)? ${PASSWORD} (of|with|from|that has|having|using|in|containing)? (length)? {n} (random)? ${SIGNS} (long|in length|each)? (of|from|with|only|using|made of)? (upper and lower case)? ${LETTERS_DIGITS}?
  ${MAKE} ${KIND} (random)? {n} (random)? (character|char|digit|letter|symbol) (long)? (random)? (alphanumeric)? (password|passphrase|token)
  ${MAKE} {n} random ${SIGNS}
  ${MAKE} random ${LETTERS_DIGITS} (string)? (of|with)? (length)? {n} ${SIGNS}
  ${MAKE} ${KIND} (random (password|passphrase|string|token)|password)
  ? generate a random password => LC_ALL=C tr -dc 'A-Za-z0-9' < /dev/urandom | head -c 20; echo
${characters('0-9', "'0'..'9'")}
  fits: ${small}
  ${MAKE} ${KIND} (random)? (pin|pin code|code|number) (of|with|from|that has) (length)? {n} (random)? digit (long)?
  ${MAKE} (random)? {n} digit (long)? (random)? (pin|pin code|code|number)
  ${MAKE} {n} random digit
  ? 6 digit pin => LC_ALL=C tr -dc '0-9' < /dev/urandom | head -c 6; echo
${dice('1', '6')}
  otherwise: n=1
  fits: ${small}
  (roll|throw|cast|toss) (me)? (a|one|{n})? (six-sided|six sided|6-sided|6 sided|normal)? (dice|die|d6) (for me|once)?
  ${MAKE} (a)? (dice|die) (roll|throw)
  (random)? number from (a)? (dice|die)
  ? roll a dice => shuf -i 1-6 -n 1
shuf -n 1 -e heads tails
  bsd:
  powershell: 'heads', 'tails' | Get-Random
  (flip|toss|throw) (me)? (a|one)? coin (for me|once)?
  ${MAKE} (coin) (flip|toss)
  heads or tails
  ? flip a coin
${dice('{low#}', '{high#}')}
  otherwise: n=1, low=1
  fits: ${small}
  ${MAKE} (a|{n})? (different|distinct|unique)? random (whole|integer)? (number|integer|int) (between|from|in range|in the range|in) {low:n} (and|to|-|through) {high:n}
  ${MAKE} (a)? (number|integer) (between|from) {low:n} (and|to) {high:n} (at random|randomly|by chance)
  ${MAKE} (a)? random (whole|integer)? (number|integer) (up to|below|not above|no larger than|no greater than|at most) {high:n}
  ? random number between 1 and 100 => shuf -i 1-100 -n 1
cat /proc/sys/kernel/random/uuid
  bsd: uuidgen
  (generate|create|make|print|get|give me|show|i need)? (new|fresh|another)? (random)? (uuid|guid)
  ? generate a uuid
`;
