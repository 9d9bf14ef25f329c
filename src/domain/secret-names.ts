// Whether a name (of a variable, a setting, a flag, a field) says that its value is a secret.

export type SecretName = 'password' | 'key';

/**
 * `PGPASSWORD`, `client_secret` and `--db-pass` are passwords, `apiKey`, `GITHUB_TOKEN` and `PRIVATE_KEY_ID` keys;
 * `PASSWORD_FILE` is neither.
 */
export function secretName(name: string): SecretName | undefined {
  const words = wordsOf(name);
  while (words.length > 1 && NEUTRAL.test(words.at(-1) ?? '')) words.pop();
  if (words.at(-1) === 'id' && words.at(-2) === 'key' && KEY_OF.has(words.at(-3) ?? '')) words.pop();
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  if (PASSWORD.test(last) || PASSWORDS.has(last)) return 'password';
  if (KEY.test(last) || KEYS.has(last)) return PUBLIC.has(before) ? undefined : 'key';
  if (last === 'key' && (KEY_OF.has(before) || isEnvironmentKey(name, before))) return 'key';
  return PAIRS.has(`${before} ${last}`) ? 'key' : undefined;
}

function wordsOf(name: string): string[] {
  return name
    .replace(/^-+D?/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_.\-/]+/)
    .filter((word) => word !== '');
}

/** Words beside `secret` that do not change its meaning. */
const NEUTRAL =
  /^(?:base|value|val|data|prod|production|dev|test|staging|live|old|new|current|default|b64|base64|enc|raw|plain|primary|secondary|hash|\d+)$/;
const PASSWORD =
  /(?:password|passwd|passphrase|passwort|passcode|pwd|secret|(?:ssh|user|db|store|key|bind|root|ssl|imap|smtp)pass|(?:mail|db|user|root|ftp|smtp|admin)pw)$/;
const PASSWORDS = new Set(['pass', 'pw', 'psk', 'pswd', 'bindpw', 'rootpw']);
const KEY =
  /(?:token|apikey|accesskey|secretkey|privatekey|authkey|signingkey|masterkey|credentials?|connectionstring)$/;
const KEYS = new Set(
  'dsn cookie jwt sessionid pat auth bearer otp pin dockerconfigjson dockercfg'.split(' '),
);
/** Words before `key` that make it a secret. */
const KEY_OF = new Set(
  (
    'api access secret private auth signing encryption master account shared client app application service ' +
    'deploy license consumer storage admin root session preshared hmac webhook host function management integration'
  ).split(' '),
);
/** Two words that say it together. */
const PAIRS = new Set(['connection string', 'pass phrase', 'auth ident', 'bw session', 'secret id']);
/** Public tokens, which are not secret. */
const PUBLIC = new Set(['next', 'page', 'continuation', 'sync', 'public', 'unexpected', 'nextpage']);
const PLAIN_KEYS = new Set(
  'public primary foreign sort cache partition hot shortcut route row map object'.split(' '),
);

/** `STRIPE_KEY`: in the environment, a key without more is one. */
function isEnvironmentKey(name: string, before: string): boolean {
  return /^[A-Z][A-Z0-9_]*$/.test(name) && before !== '' && !PLAIN_KEYS.has(before);
}
