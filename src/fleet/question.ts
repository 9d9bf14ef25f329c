// Whether a question names hosts: `on web[1-8]: which disks are full`, `@shop uptime`, `only on db1`.

import type { Directory } from './directory.ts';
import { splitSet } from './groups.ts';
import { isHostWord } from './resolve.ts';

export type FleetQuestion = {
  /** The text for the hosts; undefined: those of the question before. */
  readonly hosts: string | undefined;
  /** Undefined: the question before, asked of these hosts; empty: who that is. */
  readonly question: string | undefined;
  /** The host that a change runs on first. */
  readonly first?: string | undefined;
  /** A change runs on all at once. */
  readonly allAtOnce?: boolean | undefined;
};

/** Undefined where the question is about this machine. `directory` is read only for what could name hosts. */
export function readFleetQuestion(text: string, directory: () => Directory): FleetQuestion | undefined {
  const [, again, rest = ''] =
    /^\s*(?:(and |only |just |now |the same )?on\s+|(?=@))(.*)$/is.exec(text) ?? [];
  if (rest === '') return undefined;
  const colon = /^([^:]{1,400}?)\s*:(?:\s+(.*))?$/s.exec(rest);
  const named = colon === null ? undefined : withOptions(colon[1] ?? '');
  if (named !== undefined && isSet(named.hosts, directory))
    return { ...named, question: (colon?.[2] ?? '').trim() };
  const found = leadingHosts(rest, directory);
  if (found === undefined) return undefined;
  // `only on db1` asks the last question again.
  const question = again !== undefined && found.question === '' ? undefined : found.question;
  return { ...found, question };
}

/** `web[1-8], web3 first`, `--all-at-once`. */
function withOptions(text: string): { hosts: string; first?: string | undefined; allAtOnce: boolean } {
  const allAtOnce = /(?:^|\s)--all-at-once(?=\s|$)/.test(text);
  const plain = text.replace(/(?:^|\s)--all-at-once(?=\s|$)/, '').trim();
  const [, hosts = plain, first] = /^(.+?)[,\s]\s*(\S+) first$/s.exec(plain) ?? [];
  return { hosts, first, allAtOnce };
}

/** In front of a colon: one word, or several of which one is known or can be nothing else. */
function isSet(text: string, directory: () => Directory): boolean {
  const parts = splitSet(text);
  // A name with a shell's characters is refused, and is no question about this machine.
  if (/^\S*[;&|$`<>(){}\\]\S*$/.test(text)) return true;
  if (parts.length === 0 || parts.some((part) => !SET_WORD.test(part))) return false;
  return parts.length === 1 || parts.some((part) => SURELY.test(part) || isHostWord(part, directory()));
}

/** Nothing else than hosts can look like that: `web[1-8]`, `@shop`, `!db1`. */
const SURELY = /^[@!]\w|\[\d/;

const SET_WORD = /^[!@]?[\w.*?@[\]:/,-]+$/;

/** Without a colon: the first words, as long as they are hosts. */
function leadingHosts(
  rest: string,
  directory: () => Directory,
): { readonly hosts: string; readonly question: string; readonly allAtOnce: boolean } | undefined {
  const words = rest.split(/(\s+)/);
  let count = 0;
  let allAtOnce = false;
  for (let at = 0; at < words.length; at += 2) {
    const word = (words[at] ?? '').replace(/[,:]$/, '');
    if (word === '--all-at-once') allAtOnce = true;
    else if (!SET_WORD.test(word) || !(SURELY.test(word) || isHostWord(word, directory()))) break;
    count = at + 2;
  }
  if (count === 0) return undefined;
  const { hosts } = withOptions(
    words
      .slice(0, count)
      .join('')
      .replace(/[,:](?=\s|$)/g, ' '),
  );
  return { hosts, question: words.slice(count).join('').trim(), allAtOnce };
}
