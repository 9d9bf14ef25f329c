// Recognizes, by context, words in the position of a name that are not names.

import type { Word } from '../words/words.ts';
import { lowerAt } from './slot-values.ts';

/** `to the server`, `in the trash`: a place that is not a folder here. */
export function isElsewhere(words: readonly Word[], at: number): boolean {
  const named = OWN.test(lowerAt(words, at)) ? at + 1 : at;
  if (words[named]?.quoted === true) return false;
  if (isServer(words[at]?.raw ?? '')) return true;
  return OWN.test(lowerAt(words, named - 1))
    ? ELSEWHERE.test(lowerAt(words, named))
    : lowerAt(words, named) === 'clipboard';
}

/** `server.example.com`, `ann@web1`, `10.0.0.5`: never a file here, whatever is copied to it. */
export function isServer(raw: string): boolean {
  if (THERE.test(raw)) return true;
  return (
    /^(?:[\w.-]+@[A-Za-z0-9][\w.-]*|(?:[A-Za-z0-9-]+\.){2,}[A-Za-z]{2,8}|\d{1,3}(?:\.\d{1,3}){3})$/.test(
      raw,
    ) && !ENDING.test(raw)
  );
}

/** `ann@web1:notes`, `web1:/tmp`; `C:/` is a drive. */
const THERE = /^(?:[\w.-]+@[\w.-]+:|[\w.-]{2,}:[/~](?!\/))\S*$/;

/** `app.min.js`, `photos.tar.gz`. */
const ENDING =
  /\.(?:min|test|spec|tar|d|config|module|bundle|backup|old|orig|\d+)\.[A-Za-z]+$|\.(?:txt|md|csv|json|ya?ml|xml|html?|css|jsx?|tsx?|py|sh|log|zip|gz|tgz|bak|jpe?g|png|gif|pdf|sql|db|conf|cfg|ini|toml|lock|go|rs|java|rb|php|c|h|cpp|docx?|xlsx?|mp[34]|mov)$/i;

const OWN = /^(the|my|our|a)$/;
const ELSEWHERE =
  /^(server|cloud|clipboard|trash|bin|internet|web|phone|usb|stick|printer|bucket|container|cluster)$/;

/** Words about a program or version that are not its name: `deploy app`, `bump version`, `quit the app`. */
export function isNoName(words: readonly Word[], at: number): boolean {
  if (words[at]?.quoted === true) return false;
  if (PERIOD.test(lowerAt(words, at))) return true;
  if (/^(which|what)$/.test(lowerAt(words, at - 1)) && KIND.test(lowerAt(words, at))) return true;
  if (at > 0) return GENERAL.test(lowerAt(words, at)) && ARTICLE.test(lowerAt(words, at - 1));
  return DOINGS.has(lowerAt(words, 0)) || ARTICLE.test(lowerAt(words, 1));
}

/** `which printer do I have`: no program of that name. */
const KIND =
  /^(wifi|network|provider|printer|editor|browser|terminal|font|theme|keyboard|screen|monitor|project|license|licence|framework|language|library|database|port|device|phone|model|account|session|room|country|city|team|company|person|one)$/;
/** `commits by day` counts commits; `day` is not an author. */
const PERIOD = /^(hour|day|week|month|year|date)$/;
const ARTICLE = /^(the|a|an|this|that|these|those|my|our)$/;
const GENERAL = /^(app|application|program|process|task|server|service|script)$/;

const DOINGS: ReadonlySet<string> = new Set(
  `deploy profile benchmark bump increase decrease raise release publish ship package test debug trace build compile
   launch start restart stop close quit exit run install uninstall reinstall update upgrade downgrade reload enable
   disable configure setup fix repair improve refactor optimize optimise rewrite write format lint explain describe
   document monitor watch attach pause resume automate schedule migrate scale secure clean kill change set use pick
   choose bring put make create add open check`.split(/\s+/),
);
