// More than a hundred planted secrets as files, programs and vendors write them, and what only looks like them.
// Each is built from parts here, so that no scanner of repositories takes this one for a leak.

import { createHash } from 'node:crypto';

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
const LETTERS = UPPER + UPPER.toLowerCase();
const ALNUM = LETTERS + DIGITS;

let drawn = 0;
/** So many characters of an alphabet, other ones at each call, the same in each run; always with a digit. */
export function some(length: number, alphabet = ALNUM): string {
  let text = '';
  while (text.length < length) {
    drawn += 1;
    const bytes = createHash('sha256').update(`corpus ${drawn}`).digest();
    for (const byte of bytes) text += alphabet[byte % alphabet.length];
  }
  const kept = text.slice(0, length);
  return /\d/.test(kept) || !/\d/.test(alphabet) ? kept : `${kept.slice(0, -1)}7`;
}
export const hex = (length: number) => some(length, '0123456789abcdef');
export const b64 = (length: number) => some(length, `${ALNUM}+/`);
export const url = (length: number) => some(length, `${ALNUM}_-`);
export const uuid = () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;

export type Planted = {
  readonly name: string;
  /** What must not leave. */
  readonly secrets: readonly string[];
  readonly text: string;
};

export function plant(
  name: string,
  secret: string,
  around: (secret: string) => string = (text) => text,
): Planted {
  return { name, secrets: [secret], text: around(secret) };
}

const token = (name: string, prefix: string, rest: string) =>
  plant(name, prefix + rest, (secret) => `found ${secret} here`);

function keyBlock(label: string, lines = 24): Planted {
  const body = Array.from({ length: lines }, () => b64(64));
  const text = [`-----BEGIN ${label}-----`, ...body, `-----END ${label}-----`, ''].join('\n');
  return { name: label, secrets: body, text };
}

export const PLANTED: readonly Planted[] = [
  ...['ghp', 'gho', 'ghu', 'ghs', 'ghr'].map((kind) => token(`GitHub ${kind}`, `${kind}_`, some(36))),
  token('GitHub fine-grained', 'github_pat_', `${some(22)}_${some(59)}`),
  token('GitLab personal', 'glpat-', url(20)),
  token('GitLab routable', 'glpat-', `${url(40)}.01.${hex(9)}`),
  token('GitLab runner', 'glrt-', url(20)),
  token('GitLab trigger', 'glptt-', hex(40)),
  token('OpenAI old', 'sk-', some(48)),
  token('OpenAI project', 'sk-proj-', url(120)),
  token('OpenAI service account', 'sk-svcacct-', url(80)),
  token('Anthropic', 'sk-ant-api03-', `${url(93)}AA`),
  token('OpenRouter', 'sk-or-v1-', hex(64)),
  token('Groq', 'gsk_', some(52)),
  token('Replicate', 'r8_', some(37)),
  token('xAI', 'xai-', some(80)),
  token('Perplexity', 'pplx-', some(48)),
  token('Hugging Face', 'hf_', some(34)),
  token('LangSmith', 'lsv2_pt_', `${hex(32)}_${hex(10)}`),
  token('Tavily', 'tvly-', some(32)),
  token('NVIDIA', 'nvapi-', url(64)),
  token('AWS access key', 'AKIA', some(16, `${UPPER}234567`)),
  plant('AWS credentials file', b64(40), (key) => `[default]\naws_secret_access_key = ${key}\n`),
  plant('AWS session token', b64(300), (key) => `aws_session_token=${key}`),
  plant('AWS JSON', b64(40), (key) => `{"AccessKeyId": "x", "SecretAccessKey": "${key}"}`),
  plant('AWS key list', b64(40), (key) => `AKIA${some(16, `${UPPER}234567`)},${key}`),
  plant('AWS presigned URL', hex(64), (key) => `https://b.s3.amazonaws.com/k?X-Amz-Signature=${key}&x=1`),
  token('Google API', 'AIza', url(35)),
  token('Google OAuth client', 'GOCSPX-', url(28)),
  token('Google access', 'ya29.', url(120)),
  token('Google refresh', '1//0', url(60)),
  plant(
    'Azure storage',
    `${b64(86)}==`,
    (key) => `DefaultEndpointsProtocol=https;AccountName=a;AccountKey=${key};EndpointSuffix=core.windows.net`,
  ),
  plant(
    'Azure SAS',
    `${some(43)}%3D`,
    (key) => `https://a.blob.core.windows.net/c?sv=2022-11-02&sp=r&sig=${key}`,
  ),
  token('Azure AD', `${some(3)}8Q~`, url(34).replaceAll('-', '_')),
  plant(
    'Azure service bus',
    `${b64(43)}=`,
    (key) => `Endpoint=sb://x/;SharedAccessKeyName=Root;SharedAccessKey=${key}`,
  ),
  token('Slack bot', 'xoxb-', `${some(12, DIGITS)}-${some(12, DIGITS)}-${some(24)}`),
  token('Slack user', 'xoxp-', `${some(12, DIGITS)}-${some(12, DIGITS)}-${hex(32)}`),
  token('Slack app', 'xapp-', `1-A${some(10)}-${some(13, DIGITS)}-${hex(64)}`),
  plant(
    'Slack webhook',
    some(24),
    (key) => `https://hooks.slack.com/${'services'}/T${some(8)}/B${some(8)}/${key}`,
  ),
  plant(
    'Discord webhook',
    url(68),
    (key) => `https://discord.com/api/${'webhooks'}/123456789012345678/${key}`,
  ),
  token('Discord bot', `M${some(25)}.${some(6)}.`, url(38)),
  token('Telegram', `${some(9, '123456789')}:`, url(35)),
  plant('Telegram URL', url(35), (key) => `https://api.telegram.org/bot123456789:${key}/sendMessage`),
  token('Stripe secret', 'sk_live_', some(24)),
  token('Stripe restricted', 'rk_live_', some(24)),
  token('Stripe webhook', 'whsec_', some(32)),
  token('Twilio key', 'SK', hex(32)),
  plant('Twilio auth', hex(32), (key) => `TWILIO_AUTH_TOKEN=${key}`),
  token('SendGrid', 'SG.', `${url(22)}.${url(43)}`),
  token('Mailgun', 'key-', hex(32)),
  token('Mailchimp', '', `${hex(32)}-us21`),
  token('Brevo', 'xkeysib-', `${hex(64)}-${some(16)}`),
  token('Resend', 're_', `${some(8)}_${some(24)}`),
  token('Shopify', 'shpat_', hex(32)),
  token('Square', 'sq0atp-', url(22)),
  token('npm', 'npm_', some(36)),
  token('PyPI', 'pypi-AgEIcHlwaS5vcmc', url(120)),
  token('RubyGems', 'rubygems_', hex(48)),
  token('crates.io', 'cio', some(32)),
  token('NuGet', 'oy2', some(43, 'abcdefghijklmnop234567')),
  token('Docker', 'dckr_pat_', url(27)),
  token('DigitalOcean', 'dop_v1_', hex(64)),
  token('Heroku', 'HRKU-', uuid()),
  token('Fly.io', 'fm2_', b64(200)),
  token('Netlify', 'nfp_', some(36)),
  token('Vault', 'hvs.', url(90)),
  token('Pulumi', 'pul-', hex(40)),
  token('Doppler', 'dp.pt.', some(43)),
  token('Databricks', 'dapi', hex(32)),
  token('PlanetScale', 'pscale_tkn_', url(43)),
  token('Supabase', 'sbp_', hex(40)),
  token('Notion', 'ntn_', some(46)),
  token('Linear', 'lin_api_', some(40)),
  token('Figma', 'figd_', url(40)),
  token('Atlassian', 'ATATT3xFfGF0', url(180)),
  token('HubSpot', 'pat-na1-', uuid()),
  token('Sentry', 'sntryu_', hex(64)),
  token('New Relic', 'NRAK-', some(27, UPPER + DIGITS)),
  token('Grafana', 'glsa_', `${some(32)}_${hex(8)}`),
  token('Dynatrace', 'dt0c01.', `${some(24, UPPER + DIGITS)}.${some(64, UPPER + DIGITS)}`),
  token('Sonar', 'squ_', hex(40)),
  token('Postman', 'PMAK-', `${hex(24)}-${hex(34)}`),
  token('Terraform', `${some(14)}.atlasv1.`, url(67)),
  token('Tailscale', 'tskey-auth-', `${some(17)}-${some(32)}`),
  token('Airtable', `pat${some(14)}.`, hex(64)),
  token('Telegram-like LaunchDarkly', 'sdk-', uuid()),
  token('age', 'AGE-SECRET-KEY-1', some(58, 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L')),
  token('JWT', 'eyJhbGciOiJIUzI1NiJ9.', `eyJ${url(60)}.${url(43)}`),
  keyBlock('RSA PRIVATE KEY'),
  keyBlock('OPENSSH PRIVATE KEY', 36),
  keyBlock('EC PRIVATE KEY', 3),
  keyBlock('PGP PRIVATE KEY BLOCK'),
  plant(
    'service account JSON',
    b64(64),
    (key) => `{"private_key": "-----BEGIN PRIVATE KEY-----\\n${key}\\n-----END PRIVATE KEY-----\\n"}`,
  ),
  plant(
    'kubeconfig key',
    Buffer.from(`-----BEGIN RSA PRIVATE KEY-----\n${b64(64)}`).toString('base64'),
    (key) => `    client-key-data: ${key}`,
  ),
  plant('kubeconfig token', some(40), (key) => `users:\n- name: a\n  user:\n    token: ${key}\n`),
  plant(
    'kubernetes Secret',
    Buffer.from(some(12)).toString('base64'),
    (key) => `data:\n  db-password: ${key}\n`,
  ),
  plant(
    'docker config',
    Buffer.from(`alice:${some(14)}`).toString('base64'),
    (key) => `{"auths": {"r.example": {"auth": "${key}"}}}`,
  ),
  plant('.npmrc', some(36), (key) => `//registry.example/:_authToken=${key}`),
  plant('.npmrc basic', Buffer.from(`a:${some(12)}`).toString('base64'), (key) => `_auth=${key}`),
  plant('.pypirc', some(14, LETTERS), (key) => `[pypi]\nusername = a\npassword = ${key}\n`),
  plant('.netrc', some(12, LETTERS), (key) => `machine api.example\n  login alice\n  password ${key}\n`),
  plant('.pgpass', some(12), (key) => `db.example:5432:app:alice:${key}\n`),
  plant('.git-credentials', some(20), (key) => `https://alice:${key}@git.example`),
  plant('.my.cnf', some(10, LETTERS), (key) => `[client]\nuser=root\npassword=${key}\n`),
  plant('.env with signs', `aB;3&x<'${some(6)}`, (key) => `DB_PASSWORD=${key}\nPORT=1\n`),
  plant('.env quoted', `correct horse ${some(6)}`, (key) => `export SECRET_KEY="${key}"`),
  plant('YAML', some(12, LETTERS), (key) => `database:\n  password: ${key}\n  port: 5432\n`),
  plant('JSON', `p@ss w${some(8)}`, (key) => `{"user":"a","password":"${key}"}`),
  plant('JSON in a string', some(16), (key) => String.raw`"{\"apiKey\":\"${key}\"}"`),
  plant('TOML', some(24), (key) => `api_key = "${key}"`),
  plant('properties', some(10, LETTERS), (key) => `spring.datasource.password=${key}`),
  plant('XML', some(12, LETTERS), (key) => `<server><password>${key}</password></server>`),
  plant('.NET settings', some(16), (key) => `<add key="ApiSecret" value="${key}" />`),
  plant('PHP', some(12), (key) => `'password' => '${key}',`),
  plant('PostgreSQL URL', some(12), (key) => `postgresql://app:${key}@db.example:5432/app?sslmode=require`),
  plant('MongoDB URL', some(12), (key) => `mongodb+srv://app:${key}@cluster0.example/app`),
  plant('Redis URL', some(20), (key) => `redis://:${key}@cache:6379/0`),
  plant('AMQP URL', some(12), (key) => `amqps://app:${key}@mq.example/vh`),
  plant('URL with @ in the password', `p@${some(8)}`, (key) => `mysql://root:${key}@db/x`),
  plant('ADO string', some(12), (key) => `Server=db;Database=a;User Id=sa;Password=${key};Encrypt=true`),
  plant('JDBC', some(12), (key) => `jdbc:mysql://db/a?user=root&password=${key}&useSSL=true`),
  plant('flag with =', some(10, LETTERS), (key) => `mysqldump --password=${key} app`),
  plant('flag with a blank', some(12), (key) => `az login --username a --password ${key} --tenant t`),
  plant('mysql -p', some(10), (key) => `mysql -uroot -p${key} app`),
  plant('sshpass', some(10), (key) => `sshpass -p ${key} ssh root@h`),
  plant('PGPASSWORD', some(10, LETTERS), (key) => `PGPASSWORD=${key} psql -h db`),
  plant('curl -u', some(12), (key) => `curl -s -u alice:${key} https://x.example`),
  plant('bearer header', some(40), (key) => `> Authorization: Bearer ${key}`),
  plant(
    'basic header',
    Buffer.from(`a:${some(12)}`).toString('base64'),
    (key) => `curl -H "Authorization: Basic ${key}" x`,
  ),
  plant('API key header', hex(32), (key) => `X-Api-Key: ${key}`),
  plant('private token header', url(20), (key) => `curl --header 'PRIVATE-TOKEN: ${key}' x`),
  plant('cookie', hex(32), (key) => `Cookie: theme=dark; session=${key}; a=b`),
  plant('set-cookie', hex(32), (key) => `< set-cookie: sid=${key}; Path=/; HttpOnly`),
  plant('shadow line', `$6$${some(16)}$${some(86)}`, (key) => `alice:${key}:19000:0:99999:7:::`),
  plant('bcrypt', `$2b$12$${some(53)}`, (key) => `hash is ${key}`),
  plant('WireGuard', `${b64(43)}=`, (key) => `[Interface]\nPrivateKey = ${key}\n`),
  plant('Wi-Fi', some(12, LETTERS), (key) => `[wifi-security]\npsk=${key}\n`),
  plant(
    'OTP',
    some(32, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'),
    (key) => `otpauth://totp/x:a?secret=${key}&issuer=x`,
  ),
  plant('Rails', hex(128), (key) => `SECRET_KEY_BASE=${key}`),
  plant('PowerShell', some(20), (key) => `$env:API_TOKEN = "${key}"`),
  plant('fish', some(20), (key) => `set -gx GITHUB_TOKEN=${key}`),
  plant('sudo from echo', some(10), (key) => `echo ${key} | sudo -S apt update`),
  plant('diff of a settings file', some(20), (key) => `-api_token: ${key}\n+api_token: x`),
  plant('grep -n', some(20), (key) => `config.yml:12:  client_secret: ${key}`),
];

const hash = (algorithm: string, index: number) => createHash(algorithm).update(`file ${index}`).digest();
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** None of these is a secret. */
export const LOOK_ALIKES: readonly string[] = [
  ...times(10, (i) => `${hash('md5', i).toString('hex')}  file${i}.txt`),
  ...times(10, (i) => `commit ${hash('sha1', i).toString('hex')}`),
  ...times(10, (i) => `${hash('sha256', i).toString('hex')}  dist/app-${i}.tar.gz`),
  ...times(5, (i) => `sha512:${hash('sha512', i).toString('hex')}`),
  ...times(
    5,
    (i) =>
      `index ${hash('sha1', i).toString('hex').slice(0, 7)}..${hash('sha1', i + 9)
        .toString('hex')
        .slice(0, 7)} 100644`,
  ),
  ...times(10, () => `request id ${uuid()}`),
  ...times(10, (i) => `"integrity": "sha512-${hash('sha512', i).toString('base64')}",`),
  ...times(5, (i) => `example.org/mod v1.${i}.0 h1:${hash('sha256', i).toString('base64')}`),
  ...times(5, (i) => `checksum = "${hash('sha256', i + 50).toString('hex')}"`),
  ...times(5, (i) => `    --hash=sha256:${hash('sha256', i + 70).toString('hex')}`),
  ...times(
    5,
    (i) =>
      `data:image/png;base64,iVBORw0KGgo${Buffer.concat(times(20, (j) => hash('sha512', i * 20 + j))).toString('base64')}`,
  ),
  ...times(
    3,
    (i) =>
      `<img src="data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD${Buffer.concat(times(30, (j) => hash('sha512', i * 30 + j))).toString('base64')}">`,
  ),
  ...times(3, (i) => `docker.io/library/app@sha256:${hash('sha256', i + 90).toString('hex')}`),
  ...times(3, (i) => `ETag: "${hash('md5', i + 99).toString('hex')}"`),
  ...times(
    3,
    (i) =>
      `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${hash('sha256', i).toString('base64').slice(0, 43)} alice@host`,
  ),
  'SHA256:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU alice@host (ED25519)',
  '-----BEGIN CERTIFICATE-----\nMIIDdzCCAl+gAwIBAgIEAgAAuTANBgkqhkiG9w0BAQUFADBa\n-----END CERTIFICATE-----',
  'PasswordAuthentication no',
  'password: ',
  'const token = await getToken();',
  'Enter the password for alice:',
  'https://example.org:8443/path@2x.png',
  '2026-01-02T03:04:05.678Z 1234567890123 build-20260102.1',
  'arn:aws:iam::123456789012:role/build',
  'ami-0abcdef1234567890 i-0abcdef1234567890',
];
