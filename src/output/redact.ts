// Masks secrets in text before it leaves the machine. A first table; a newcomer adds a row, with its examples.

export type Redaction = {
  readonly text: string;
  /** How many secrets were masked. */
  readonly masked: number;
};

/** Replaces every secret the table knows by `[masked: kind]`. */
export function redact(text: string): Redaction {
  let masked = 0;
  let result = text;
  for (const row of SECRETS) {
    result = result.replace(row.pattern, (...found) => {
      masked += 1;
      // With named groups the last argument of a replacer holds them.
      const groups: unknown = found.at(-1);
      return `${groupText(groups, 'before')}[masked: ${row.kind}]${groupText(groups, 'after')}`;
    });
  }
  return { text: result, masked };
}

/**
 * One kind of secret. `pattern` must match in linear time on hostile text; its groups `before` and `after` are kept.
 * Examples are masked, look-alikes are not; both are tests. They are written in halves where a scanner of
 * repositories would take them for real.
 */
export type SecretPattern = {
  readonly kind: string;
  readonly pattern: RegExp;
  readonly examples: readonly string[];
  readonly lookAlikes: readonly string[];
};

/** In this order: what an earlier row masked is not seen by a later one. */
export const SECRETS: readonly SecretPattern[] = [
  {
    kind: 'private key',
    // To the end of the text where the closing line was cut off.
    pattern:
      /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----|$)/g,
    examples: [
      '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAA\n-----END OPENSSH PRIVATE KEY-----',
      '-----BEGIN RSA PRIVATE KEY-----\nMIIEowIBAAKCAQEA\nMIIEowIBAAKCAQEB',
      '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2Vw\n-----END PRIVATE KEY-----',
      '-----BEGIN PGP PRIVATE KEY BLOCK-----\n\nlQOYBF\n-----END PGP PRIVATE KEY BLOCK-----',
    ],
    lookAlikes: [
      '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2Vw\n-----END PUBLIC KEY-----',
      '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----',
    ],
  },
  {
    kind: 'private key',
    // The opening line was cut off: lines of base64 right before the closing one.
    pattern: /(?<![A-Za-z0-9+/=\r\n])[A-Za-z0-9+/=\r\n]+-----END (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/g,
    examples: ['MIIEowIBAAKCAQEAx+3f\nMIIEowIBAAKC==\n-----END RSA PRIVATE KEY-----'],
    lookAlikes: ['MIIEowIBAAKCAQEAx+3f\n-----END CERTIFICATE-----'],
  },
  {
    kind: 'GitHub token',
    pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{30,255}|github_pat_[A-Za-z0-9_]{50,255})/g,
    examples: [`ghp_${'a1B2'.repeat(9)}`, `gho_${'z9Y8'.repeat(9)}`, `github_pat_${'11ABCDEFG0'.repeat(8)}`],
    lookAlikes: ['ghp_', 'ghp_short', 'github_pat_example', 'the_ghp_variable'],
  },
  {
    kind: 'GitLab token',
    pattern: /\bgl(?:pat|ptt|dt|rt|cbt|ft|soat)-[A-Za-z0-9_-]{20,255}/g,
    examples: [`glpat-${'aB3dE6gH9k'.repeat(2)}`, `glrt-${'aB3dE6gH9k'.repeat(2)}`],
    lookAlikes: ['glpat-', 'glpat-example'],
  },
  {
    kind: 'API key',
    // OpenAI, Anthropic, OpenRouter, Stripe and others begin this way; a word of letters alone is not one.
    pattern: /\b(?:sk|rk|pk)[-_](?=[A-Za-z_-]{0,200}[0-9])[A-Za-z0-9_-]{20,255}/g,
    examples: [
      `sk-${'abcd1234'.repeat(6)}`,
      `sk-proj-${'Ab3_dE6-'.repeat(6)}`,
      `sk-ant-api03-${'Ab3_dE6-'.repeat(6)}`,
      `sk_live_${'a1b2c3d4'.repeat(3)}`,
    ],
    lookAlikes: [
      'sk-learn',
      'task-1234567890123456789012',
      'sk-a-very-long-name-of-a-branch-here',
      'sk_SK.UTF-8',
    ],
  },
  {
    kind: 'AWS access key',
    pattern: /\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}\b/g,
    examples: ['AKIAIOSFODNN7EXAMPLE', 'ASIAY34FZKBOKMUTVV7A'],
    lookAlikes: ['AKIAIOSFODNN7', 'AKIAIOSFODNN7EXAMPLETOOLONG', 'akiaiosfodnn7example'],
  },
  {
    kind: 'AWS secret key',
    pattern: /(?<before>aws_secret_access_key\s{0,8}[=:]\s{0,8}["']?)[A-Za-z0-9/+=]{40}/gi,
    examples: ['aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'],
    lookAlikes: ['aws_secret_access_key =', 'aws_secret_access_key = "$SECRET"'],
  },
  {
    kind: 'Slack token',
    pattern: /\bxox[abeoprs]-[A-Za-z0-9-]{10,255}|\bxapp-[0-9]-[A-Za-z0-9-]{10,255}/g,
    examples: [`${'xox'}b-123456789012-abcdefGHIJKL`, `${'xapp'}-1-A0123456789-abcdef`],
    lookAlikes: ['xoxo-kisses', 'xoxb-', 'xapp-mode'],
  },
  {
    kind: 'Google key',
    pattern: /\bAIza[A-Za-z0-9_-]{35}|\bya29\.[A-Za-z0-9_-]{20,1000}/g,
    examples: [`AIza${'SyA1b2C'.repeat(5)}`, `ya29.${'a0AfH6SM'.repeat(4)}`],
    lookAlikes: ['AIzawa', 'ya29.com'],
  },
  {
    kind: 'npm token',
    pattern: /\bnpm_[A-Za-z0-9]{36}\b/g,
    examples: [`npm_${'aB3d'.repeat(9)}`],
    lookAlikes: ['npm_config_registry', 'npm_package_json', 'npm_lifecycle_event'],
  },
  {
    kind: 'Hugging Face token',
    pattern: /\bhf_[A-Za-z0-9]{30,100}\b/g,
    examples: [`hf_${'aBcD'.repeat(9)}`],
    lookAlikes: ['hf_hub_download', 'hf_transfer'],
  },
  {
    kind: 'JSON web token',
    pattern: /\beyJ[A-Za-z0-9_-]{10,4000}\.eyJ[A-Za-z0-9_-]{10,4000}\.[A-Za-z0-9_-]{10,1000}/g,
    examples: ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dBjftJeZ4CVPmB92K27uhbUJU1p1r_wW1gFWFOEjXk'],
    lookAlikes: ['eyJhbGciOiJIUzI1NiJ9', 'eyJ.eyJ.x'],
  },
  {
    kind: 'password in a URL',
    pattern: /(?<before>\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@"'<>]{0,200}:)[^\s/@"'<>]{1,200}(?<after>@)/gi,
    examples: [
      'postgres://alice:s3cret@db.example/app',
      'https://user:p%40ss@example.org/x',
      'redis://:hunter2@localhost:6379/0',
    ],
    lookAlikes: [
      'https://example.org:8080/a@b',
      'git@example.org:group/project.git',
      'ssh://git@example.org:22/project',
      'http://localhost:3000/@vite/client',
    ],
  },
  {
    kind: 'authorization',
    pattern:
      /(?<before>\b(?:proxy-)?authorization["']?\s{0,4}[:=]\s{0,4}["']?(?:(?:bearer|basic|token|digest)\s{1,4})?)(?!\[masked|(?:bearer|basic|token|digest)\b)[^\s"',]{6,4000}/gi,
    examples: [
      'Authorization: Bearer abc.def-ghi',
      "curl -H 'authorization: Basic dXNlcjpwYXNz' x",
      '"Authorization": "token 0123456789abcdef"',
    ],
    lookAlikes: ['Authorization: none', 'authorization required', 'authorization = on'],
  },
  {
    kind: 'password',
    // `--password=x`, `PASSWORD=x`, `api_key: x`; a reference to a variable is not the secret itself.
    pattern:
      /(?<before>(?:--?|\b|_)(?:password|passwd|passphrase|pwd(?!=\/)|secret|token|api[-_]?key|secret[-_]?key|access[-_]?token|auth[-_]?token|client[-_]?secret)["']?(?:=|:\s{1,4}|\s{1,4}=\s{1,4}|:(?=["'])))(?<quote>["']?)(?!\[masked)(?![$<*]|true\b|false\b|null\b|none\b|yes\b|no\b)[^\s"'&,;]{4,1000}/gi,
    examples: [
      'mysql --password=hunter2 -u root',
      'DB_PASSWORD=s3cret-pass',
      'api_key: "0123456789abcdef"',
      '{"client_secret":"q1w2e3r4"}',
      'https://example.org/?token=abcdef012345&x=1',
      'MY_API_KEY=abcdefgh',
    ],
    lookAlikes: [
      '--password=$PASSWORD',
      'password: ',
      `password: "$\{DB_PASSWORD}"`,
      'token=true',
      'the password is asked for',
      'PasswordAuthentication no',
      'PWD=/home/alice',
      '--passwords-file x',
      'tokens=4096',
    ],
  },
];

function groupText(groups: unknown, name: 'before' | 'after'): string {
  if (typeof groups !== 'object' || groups === null) return '';
  const text: unknown = Reflect.get(groups, name);
  return typeof text === 'string' ? text : '';
}
