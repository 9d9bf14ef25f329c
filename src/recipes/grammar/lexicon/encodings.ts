// Texts encoded and decoded, and their checksums. A text is meant where it is in quotes, or is no word.

import { extensionsOf } from './kinds.ts';
import { type SayingCommand, type SayingRow, type Slots, sayings } from './saying-row.ts';

const ASK = '(show|what is|print|get|calculate|compute|give me|tell me|make|do|create|generate)?';
const TEXT = '(text|string|word|phrase)?';
const PYTHON = (call: string): string =>
  `python3 -c 'import sys, urllib.parse as u; print(u.${call}(sys.argv[1]))' {text}`;
/** What encoders print: it cannot be a name of the sentence. */
const isBase64 = ({ text = [] }: Slots): boolean =>
  text.every((one) => /^[A-Za-z0-9+/_-]{2,}={0,2}$/.test(one) && one.length % 4 === 0);
/** `base64 of main.css`: what is in the file, not its name. */
const isNoFile = ({ text = [] }: Slots): boolean =>
  text.every((one) => extensionsOf(/\.\w+$/.exec(one)?.[0].slice(1) ?? '') === undefined);
/** By the program of GNU. */
const HASHES: Readonly<Record<string, { readonly dotnet: string; readonly bsd: string }>> = {
  md5sum: { dotnet: 'MD5', bsd: 'md5' },
  sha1sum: { dotnet: 'SHA1', bsd: 'shasum -a 1' },
  sha256sum: { dotnet: 'SHA256', bsd: 'shasum -a 256' },
  sha512sum: { dotnet: 'SHA512', bsd: 'shasum -a 512' },
};
const HASH = '<hash> (hash|checksum|sum|digest)?';
const hashOf = ({ hash: [program = ''] = [] }: Slots): SayingCommand => ({
  gnu: `printf %s {text} | ${program}`,
  bsd: `printf %s {text} | ${HASHES[program]?.bsd}`,
  powershell: `[Convert]::ToHexString([Security.Cryptography.${HASHES[program]?.dotnet}]::HashData([Text.Encoding]::UTF8.GetBytes({text}))).ToLower()`,
});

export const ENCODINGS: readonly SayingRow[] = sayings`
printf %s {text} | base64
  powershell: [Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes({text}))
  fits: ${isNoFile}
  (show|what is|print|get|calculate|compute)? base64 (encoding|form|code)? of (text|string|word)? {text:word}
  (base64) (encode)? (text|string|word)? {text:quoted}
  (encode|convert) (text|string|word)? {text:word} (to|in|as|into) base64
  ? encode the word hello in base64 => printf %s hello | base64
printf %s {text} | base64 -d; echo
  powershell: [Text.Encoding]::UTF8.GetString([Convert]::FromBase64String({text}))
  fits: ${isBase64}
  (base64)? (decode|decipher|unpack|convert) (base64|base 64)? ${TEXT} {text:word} (from|as|with|in) (base64|base 64)
  (decode|decipher) (base64|base 64) ${TEXT} {text:word}
  (decode|decipher) ${TEXT} {text:word} (,)? (it is|is)? (base64|base 64) (encoded|text|string)?
  what (is|does) {text:word} (mean|say)? (decoded)? (from|in) (base64|base 64) (decoded|mean|say)?
  ? decode aGVsbG8= from base64 => printf %s 'aGVsbG8=' | base64 -d; echo
${PYTHON('quote')}
  powershell: [Uri]::EscapeDataString({text})
  fits: ${isNoFile}
  (url encode|urlencode|url-encode|percent encode|percent-encode|uri encode|escape for url) ${TEXT} {text:word}
  (encode|escape|convert|quote) ${TEXT} {text:word} (for|as|to|in|into) (a)? (url|uri|urls|query|percent encoding|url encoding)
  ${ASK} (url|uri|percent) (encoding|encoded) (form|version)? of ${TEXT} {text:word}
  ? url encode "a b&c" => python3 -c 'import sys, urllib.parse as u; print(u.quote(sys.argv[1]))' 'a b&c'
${PYTHON('unquote')}
  powershell: [Uri]::UnescapeDataString({text})
  (url decode|urldecode|url-decode|percent decode|percent-decode|uri decode|unescape) ${TEXT} {text:word}
  (decode|unescape|unquote) (url|uri|urlencoded|url-encoded|url encoded|percent-encoded) ${TEXT} {text:word}
  (decode|unescape) {text:word} (from)? (url|uri|percent) (encoding|encoded)
  ? url decode "a%20b" => python3 -c 'import sys, urllib.parse as u; print(u.unquote(sys.argv[1]))' a%20b
printf '%d\n' "'{text#}"
  powershell: [int][char]{text}
  fits: ${({ text = [] }) => text.every((one) => /^[^"$`\\]$/.test(one))}
  ${ASK} (ascii|ascii code|ascii value|ascii number|character code|char code) (code|value|number)? (of|for) (letter|character|sign|char)? {text:word}
  ? ascii code of A => printf '%d\n' "'A"
  ? ascii code of the letter A => printf '%d\n' "'A"
${hashOf}
  ${ASK} ${HASH} of (text|string|word|phrase) {text:word}
  (hash) (text|string|word|phrase) {text:word} (with|using|by|as) <hash>
  ? md5 of the string hello => printf %s hello | md5sum
${hashOf}
  given: text
  ${ASK} ${HASH} of ${TEXT} {text:quoted}
  (hash) ${TEXT} {text:quoted} (with|using|by|as) <hash>
  ${HASH} (for|on)? ${TEXT} {text:quoted}
  ? sha256 of "hello" => printf %s hello | sha256sum
`;
