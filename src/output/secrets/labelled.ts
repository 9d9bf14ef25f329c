// Secrets named beside them without a sign of assignment: arguments of a call, directives, prompts, columns of a table.

import { secretName } from '../../domain/secret-names.ts';
import { after, isNoReference, isTestReport, type SecretRow, type Span, where } from './row.ts';

export const LABELLED: readonly SecretRow[] = [
  {
    kind: 'password',
    find: where(['("', "('", '( "', "( '"], findCalls),
    examples: [
      "define('AUTH_KEY',         'put7!x#dk ~~|asdK');",
      'define( "DB_PASSWORD", "hunter22" );',
      "define('NONCE_SALT', 'h%d8 kLJsdf0923');",
      'setenv("API_KEY", "9f8e7d6c5b4a", 1)',
      'System.setProperty("db.password", "hunter22")',
      "localStorage.setItem('token', '9f8e7d6c5b4a')",
      '[Environment]::SetEnvironmentVariable("DB_PASSWORD","hunter22")',
    ],
    lookAlikes: [
      "define('DB_PASSWORD', '');",
      "define('DB_PASSWORD', '$PASSWORD');",
      "define('WP_DEBUG', 'true123');",
      "t('password', 'Please enter your password')",
      'getattr("token", "position")',
    ],
  },
  {
    kind: 'password',
    find: where(['ENV ', 'SetEnv ', 'fastcgi_param ', 'setx ', 'config', 'secret set '], findDirectives),
    examples: [
      'ENV DB_PASSWORD hunter22',
      'ENV GITHUB_TOKEN "abcd1234efgh"',
      '/bin/sh -c #(nop)  ENV DB_PASSWORD hunter22',
      'SetEnv DB_PASSWORD hunter22',
      'fastcgi_param DB_PASSWORD hunter22;',
      'setx DB_PASSWORD hunter22',
      'git config --global foo.token 9f8e7d6c5b4a3',
      'npm config set //r.example/:_authToken 9f8e7d6c5b4a3',
      'aws configure set aws_secret_access_key 9f8e7d6c5b4a3',
      'gh secret set API_TOKEN --body 9f8e7d6c5b4a3',
      'gh secret set API_TOKEN -b 9f8e7d6c5b4a3',
    ],
    lookAlikes: [
      'ENV DB_PASSWORD $PASSWORD',
      'ENV PATH /usr/local/bin:/usr/bin',
      'ARG API_TOKEN',
      'SetEnv DB_PASSWORD',
      'git config --global credential.helper store1',
      'gh secret set API_TOKEN --repo me/x1y2z3w4',
    ],
  },
  {
    kind: 'password',
    find: where([': ', 'is:'], findPrompted),
    examples: [
      'AWS Secret Access Key [None]: 9f8e7d6c5b4a3f2e1d0c',
      'AWS Access Key ID [****ABCD]: 9f8e7d6c5b4a3f2e1d0c',
      'API Token [None]: 9f8e7d6c5b4a39281706',
      'Your API key is: 9f8e7d6c5b4a39281706',
      'Password for alice: hunter22',
    ],
    lookAlikes: [
      'AWS Secret Access Key [None]: ',
      'Default region name [None]: eu-central-1',
      'Public Key: 9f8e7d6c5b4a39281706',
      'Access token: expired',
      'Password for alice: ',
      'Number of keys: 12345678',
    ],
  },
  {
    kind: 'password',
    find: where(['secret', 'token', 'key', 'assword', 'Secret', 'Token', 'Key'], findColumns),
    examples: [
      'secret_key     9f8e7d6c5b4a3f2e1d0c shared-credentials-file    ~/.aws/credentials',
      '|  aws_secret_access_key |  9f8e7d6c5b4a3f2e1d0c |',
      'SecretAccessKey\t9f8e7d6c5b4a3f2e1d0c',
    ],
    lookAlikes: [
      'access_key     ****************ABCD shared-credentials-file',
      'token          expires 2026-01-01',
      'NAME   READY   KEY   AGE',
      'public_key     9f8e7d6c5b4a3f2e1d0c',
    ],
  },
  {
    kind: 'AWS secret key',
    // `aws configure get aws_secret_access_key` prints it alone.
    find: findBareKeys,
    examples: [`wJalrXUtnFEMI/K7MDENG/${'bPxRfiCYEXAMPLEKEY'}`],
    lookAlikes: [
      '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567',
      'src/components/Deeply/Nested/Folder7/abc',
      'WJALRXUTNFEMIK7MDENGBPXRFICYEXAMPLEKEYAB',
    ],
  },
];

function* findCalls(text: string): Iterable<Span> {
  for (const found of text.matchAll(CALL)) {
    const { name = '', quote = '' } = found.groups ?? {};
    if (secretName(name) === undefined && !SALT.test(name)) continue;
    const from = found.index + found[0].length;
    const value = textUntil(text, from, quote);
    if (value.length >= 4 && isNoReference(value) && looksChosen(value)) yield [from, from + value.length];
  }
}

const CALL = /\(\s{0,8}["'](?<name>[\w.-]{3,80})["']\s{0,4},\s{0,40}(?<quote>["'])/g;
/** WordPress, Rails and Django keep salts beside their keys. */
const SALT = /(?:^|_)SALT$/i;

function textUntil(text: string, from: number, quote: string): string {
  const pattern = quote === '"' ? /[^"\r\n]{1,2000}/y : /[^'\r\n]{1,2000}/y;
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0] ?? '';
}

/** Neither a word nor a sentence. */
function looksChosen(value: string): boolean {
  return /\d|[a-z][A-Z]|[!@#%&*+=~|^]/.test(value) && !/^[A-Za-z][a-z]+(?: [a-z]+){2,}/.test(value);
}

function* findDirectives(text: string): Iterable<Span> {
  for (const found of text.matchAll(DIRECTIVE)) {
    const { name = '', value = '' } = found.groups ?? {};
    const from = found.index + found[0].length - value.length;
    if (secretName(name.replace(/^.*[/:]/, '')) === undefined || !isNoReference(value)) continue;
    if (looksChosen(value)) yield [from, from + value.length];
  }
}

/** Dockerfile's old form of ENV, Apache, nginx, Windows, and what tools store by name. */
const DIRECTIVE =
  /(?<![\w-])(?:ENV|SetEnv|fastcgi_param|setx|config(?:ure)?(?:[ \t]{1,4}-{1,2}[\w-]{1,20}){0,3}(?:[ \t]{1,4}set)?|secret[ \t]{1,4}set)[ \t]{1,20}(?<name>[\w./:-]{3,120})[ \t]{1,20}(?:(?:-b|--body)[ =])?["']?(?<value>[^\s"';-][^\s"';]{3,2000})/g;

function* findPrompted(text: string): Iterable<Span> {
  for (const found of text.matchAll(PROMPT)) {
    const { label = '', value = '' } = found.groups ?? {};
    if (label === 'PASS' && isTestReport(text)) continue;
    const name = label
      .replace(/ (?:for|of|is) ?.*$/, '')
      .replace(/ is$/, '')
      .replaceAll(' ', '_');
    if (secretName(name) === undefined || !isNoReference(value) || !isLikelyKey(value)) continue;
    const from = found.index + found[0].length - value.length;
    yield [from, from + value.length];
  }
}

/** `Secret Access Key [None]: …`: words, perhaps what was there before, a colon and the value. */
const PROMPT =
  /(?<![\w-])(?<label>[A-Za-z][\w-]{0,30}(?: [\w@.-]{1,40}){0,5})(?: \[[^\]\n]{0,60}\])?: {1,4}(?<value>\S{6,2000})/g;

function* findColumns(text: string): Iterable<Span> {
  for (const found of text.matchAll(COLUMNS)) {
    const { name = '', value = '' } = found.groups ?? {};
    if (secretName(name) === undefined || !/\d/.test(value) || !/[A-Za-z]/.test(value)) continue;
    const from = found.index + found[0].length;
    yield [from, from + value.length];
  }
}

const COLUMNS =
  /(?<![\w.-])(?<name>[A-Za-z][\w.-]{2,80})(?: {1,40}\|[ \t]{1,40}|\t[ \t]{0,40}| {2,60})(?=(?<value>[A-Za-z0-9/+=_-]{12,2000})(?![^\s|]))/g;

function isLikelyKey(value: string): boolean {
  return /\d/.test(value) && !/^[\d.,:/-]+$/.test(value) && !/^\w+:\/\//.test(value);
}

const BARE = after(/(?:^|[\s"'])(?=[A-Za-z0-9+/]{40}(?:[\s"']|$))/gm, /[A-Za-z0-9+/]{40}/y, (value) => {
  const count = (pattern: RegExp) => value.match(pattern)?.length ?? 0;
  return count(/\d/g) > 0 && count(/[a-z]/g) > 4 && count(/[A-Z]/g) > 4 && count(/\//g) < 3;
});

function* findBareKeys(text: string): Iterable<Span> {
  if (text.length >= 40) yield* BARE(text);
}
