// Secrets known by their shape: vendors' prefixes tell whose key it is.

import { matches, type SecretRow, where } from './row.ts';

/** `example` is built from parts: written out, it would be taken for real by scanners of repositories. */
type Token = {
  readonly kind: string;
  readonly prefix: string;
  /** What follows the prefix, as a regular expression. */
  readonly rest: string;
  readonly example: string;
  /** Text that each of them contains, if not the prefix. */
  readonly sign?: string;
};

const HEX = '0a1b2c3d4e5f6789';
const MIXED = 'aB3dE6gH9kL2mN5p';

/** `length` characters of the repeated sample. */
function fill(sample: string, length: number): string {
  return sample.repeat(Math.ceil(length / sample.length)).slice(0, length);
}

/** Letters and digits, at least so many. */
function alnum(kind: string, prefix: string, least: number): Token {
  return { kind, prefix, rest: `[A-Za-z0-9]{${least},400}`, example: prefix + fill(MIXED, least) };
}

/** The same with `_` and `-`. */
function word(kind: string, prefix: string, least: number): Token {
  return { kind, prefix, rest: `[A-Za-z0-9_-]{${least},1000}`, example: prefix + fill(`${MIXED}_-`, least) };
}

/** The same with dots. */
function dotted(kind: string, prefix: string, least: number): Token {
  return { kind, prefix, rest: `[A-Za-z0-9_.=-]{${least},2000}`, example: prefix + fill(`${MIXED}.`, least) };
}

function hex(kind: string, prefix: string, least: number): Token {
  return { kind, prefix, rest: `[a-fA-F0-9]{${least},200}`, example: prefix + fill(HEX, least) };
}

/** Signs no ordinary word holds: found wherever they are, also in a URL that encodes what is before them. */
const DISTINCT: readonly Token[] = [
  ...['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'].map((prefix) => alnum('GitHub token', prefix, 30)),
  word('GitHub token', 'github_pat_', 50),
  ...['pat', 'ptt', 'dt', 'rt', 'cbt', 'ft', 'soat', 'imt', 'agent', 'oas', 'ffct'].map((name) =>
    dotted('GitLab token', `gl${name}-`, 20),
  ),
  word('GitLab token', 'GR1348941', 20),
  alnum('Groq key', 'gsk_', 40),
  alnum('Replicate token', 'r8_', 36),
  alnum('xAI key', 'xai-', 60),
  alnum('Perplexity key', 'pplx-', 40),
  word('Tavily key', 'tvly-', 20),
  word('NVIDIA key', 'nvapi-', 40),
  word('Pinecone key', 'pcsk_', 40),
  alnum('Fireworks key', 'fw_', 22),
  word('Together key', 'tgp_v1_', 30),
  alnum('Cerebras key', 'csk-', 40),
  hex('LangSmith key', 'lsv2_pt_', 32),
  hex('LangSmith key', 'lsv2_sk_', 32),
  alnum('Hugging Face token', 'hf_', 30),
  alnum('Hugging Face token', 'api_org_', 30),
  word('Google key', 'GOCSPX-', 24),
  { kind: 'Google key', prefix: '1//0', rest: '[A-Za-z0-9_-]{40,500}', example: `1//0${fill(MIXED, 45)}` },
  word('Google key', 'ya29.', 20),
  alnum('npm token', 'npm_', 36),
  word('PyPI token', 'pypi-AgE', 50),
  hex('RubyGems key', 'rubygems_', 40),
  alnum('Clojars token', 'CLOJARS_', 50),
  hex('Packagist token', 'packagist_uut_', 40),
  word('Docker token', 'dckr_pat_', 20),
  word('Docker token', 'dckr_oat_', 20),
  ...['dop_v1_', 'doo_v1_', 'dor_v1_'].map((prefix) => hex('DigitalOcean token', prefix, 60)),
  word('Heroku key', 'HRKU-', 30),
  word('Fly.io token', 'fo1_', 40),
  ...['fm1r_', 'fm1a_', 'fm2_'].map(
    (prefix): Token => ({
      kind: 'Fly.io token',
      prefix,
      rest: '[A-Za-z0-9+/=_-]{40,2000}',
      example: prefix + fill(MIXED, 60),
    }),
  ),
  word('Vercel token', 'vercel_blob_rw_', 20),
  ...['vcp_', 'vci_', 'vca_', 'vcr_', 'vck_'].map((prefix) => alnum('Vercel token', prefix, 24)),
  alnum('Netlify token', 'nfp_', 30),
  alnum('Render key', 'rnd_', 24),
  dotted('Vault token', 'hvs.', 24),
  dotted('Vault token', 'hvb.', 24),
  dotted('Vault token', 'hvr.', 24),
  hex('Pulumi token', 'pul-', 40),
  ...['pt', 'st', 'ct', 'sa', 'scim', 'audit', 'said'].map((name) =>
    dotted('Doppler token', `dp.${name}.`, 40),
  ),
  hex('Databricks token', 'dapi', 32),
  ...['tkn', 'oauth', 'pw'].map((name) => dotted('PlanetScale token', `pscale_${name}_`, 32)),
  hex('Supabase token', 'sbp_', 40),
  word('Supabase token', 'sb_secret_', 20),
  alnum('Neon key', 'napi_', 40),
  alnum('Prefect key', 'pnu_', 36),
  ...['dbtc_', 'dbtu_'].map((prefix) => word('dbt token', prefix, 30)),
  alnum('Notion token', 'ntn_', 40),
  alnum('Notion token', 'secret_', 43),
  alnum('Linear key', 'lin_api_', 32),
  alnum('Linear key', 'lin_oauth_', 32),
  word('Figma token', 'figd_', 36),
  word('Atlassian token', 'ATATT3', 60),
  word('Atlassian token', 'ATCTT3', 60),
  alnum('Bitbucket token', 'ATBB', 32),
  hex('Trello token', 'ATTA', 60),
  dotted('Typeform token', 'tfp_', 40),
  ...['pat-na1-', 'pat-na2-', 'pat-eu1-', 'pat-ap1-'].map((prefix) => word('HubSpot token', prefix, 36)),
  {
    kind: 'Sentry token',
    prefix: 'sntrys_',
    rest: '[A-Za-z0-9+/=_.-]{40,2000}',
    example: `sntrys_${fill(MIXED, 60)}`,
  },
  hex('Sentry token', 'sntryu_', 60),
  alnum('New Relic key', 'NRAK-', 27),
  word('New Relic key', 'NRII-', 32),
  dotted('Grafana token', 'glc_', 32),
  word('Grafana token', 'glsa_', 40),
  dotted('Dynatrace token', 'dt0c01.', 80),
  dotted('Dynatrace token', 'dt0s01.', 80),
  ...['sqp_', 'squ_', 'sqa_'].map((prefix) => hex('Sonar token', prefix, 40)),
  word('CircleCI token', 'CCIPAT_', 40),
  ...['bkua_', 'bkct_', 'bkat_'].map((prefix) => alnum('Buildkite token', prefix, 36)),
  word('Postman key', 'PMAK-', 50),
  word('Contentful token', 'CFPAT-', 40),
  ...['shippo_live_', 'shippo_test_'].map((prefix) => hex('Shippo token', prefix, 40)),
  ...['shpat_', 'shpca_', 'shppa_', 'shpss_'].map((prefix) => hex('Shopify token', prefix, 32)),
  ...['sq0atp-', 'sq0csp-'].map((prefix) => word('Square token', prefix, 22)),
  ...['production', 'sandbox'].map(
    (name): Token => ({
      kind: 'Braintree token',
      prefix: `access_token$${name}$`,
      rest: '[0-9A-Za-z]{16}\\$[0-9a-f]{32}',
      example: `access_token$${name}$${fill(HEX, 16)}$${fill(HEX, 32)}`,
    }),
  ),
  ...['sandbox', 'development', 'production'].map((name) => word('Plaid token', `access-${name}-`, 36)),
  word('Razorpay key', 'rzp_live_', 14),
  ...['FLWSECK-', 'FLWSECK_TEST-', 'FLWSECK_LIVE-'].map((prefix) => word('Flutterwave key', prefix, 12)),
  ...['whsec_'].map(
    (prefix): Token => ({
      kind: 'webhook secret',
      prefix,
      rest: '[A-Za-z0-9+/=]{24,200}',
      example: prefix + fill(MIXED, 32),
    }),
  ),
  word('Brevo key', 'xkeysib-', 60),
  word('Brevo key', 'xsmtpsib-', 60),
  ...['xoxb-', 'xoxp-', 'xoxa-', 'xoxo-', 'xoxr-', 'xoxs-', 'xoxe-', 'xoxd-', 'xoxc-'].map((prefix) => ({
    ...word('Slack token', prefix, 10),
    rest: '(?=[A-Za-z%-]{0,100}[0-9])[A-Za-z0-9%_-]{10,400}',
  })),
  {
    kind: 'Slack token',
    prefix: 'xoxe.xox',
    rest: '[bp]-\\d-[A-Za-z0-9-]{20,400}',
    example: `xoxe.xoxp-1-${fill(MIXED, 40)}`,
  },
  {
    kind: 'Slack token',
    prefix: 'xapp-',
    rest: '\\d-[A-Za-z0-9-]{10,400}',
    example: `xapp-1-A01-${fill(HEX, 30)}`,
  },
  ...['auth', 'api', 'client', 'webhook', 'scim'].map((name) => word('Tailscale key', `tskey-${name}-`, 12)),
  {
    kind: 'age key',
    prefix: 'AGE-SECRET-KEY-1',
    rest: '[A-Z0-9]{50,70}',
    example: `AGE-SECRET-KEY-1${fill('QPZRY9X8', 58)}`,
  },
  {
    kind: '1Password token',
    prefix: 'ops_eyJ',
    rest: '[A-Za-z0-9+/=_-]{60,4000}',
    example: `ops_eyJ${fill(MIXED, 80)}`,
  },
  ...['live', 'sdbx'].map((name) => word('Paddle key', `pdl_${name}_apikey_`, 26)),
  alnum('PostHog key', 'phx_', 40),
  alnum('PostHog key', 'phs_', 32),
  {
    kind: 'age key',
    prefix: 'AGE-PLUGIN-',
    rest: '[A-Z0-9]{2,40}-1[A-Z0-9]{20,400}',
    example: `AGE-PLUGIN-YUBIKEY-1${fill('QPZRY9X8', 40)}`,
  },
  {
    kind: 'password hash',
    prefix: 'SCRAM-SHA-',
    rest: '(?:1|256)\\$\\d{3,8}:[A-Za-z0-9+/=]{8,64}\\$[A-Za-z0-9+/=]{20,90}:[A-Za-z0-9+/=]{20,90}',
    example: `SCRAM-SHA-256$4096:${fill(MIXED, 22)}==$${fill(MIXED, 43)}=:${fill(MIXED, 43)}=`,
  },
  word('OpenShift token', 'sha256~', 40),
  dotted('Microsoft Teams webhook', 'webhook.office.com/webhookb2/', 30),
  alnum('EasyPost key', 'EZAK', 50),
  alnum('EasyPost key', 'EZTK', 50),
  word('Duffel token', 'duffel_live_', 40),
  word('Duffel token', 'duffel_test_', 40),
  alnum('ReadMe key', 'rdme_', 60),
  word('Scalingo token', 'tk-us-', 40),
  dotted('Infracost key', 'ico-', 30),
  word('Frame.io token', 'fio-u-', 60),
  hex('Mailgun key', 'key-', 32),
  alnum('Artifactory key', 'AKCp', 60),
  {
    kind: 'Bedrock key',
    prefix: 'ABSK',
    rest: '[A-Za-z0-9+/]{100,300}={0,2}',
    example: `ABSK${fill(MIXED, 120)}`,
  },
  alnum('Honeycomb key', 'hcaik_', 20),
  alnum('Honeycomb key', 'hcamk_', 20),
  { kind: 'Bitcoin key', prefix: 'xprv', rest: '[A-Za-z0-9]{100,112}', example: `xprv${fill(MIXED, 107)}` },
];

/** Shapes that could also be a piece of something longer; they must be alone. */
const ALONE: readonly Token[] = [
  {
    kind: 'AWS access key',
    prefix: '',
    rest: '(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}',
    example: `AKIA${'IOSFODNN7EXAMPLE'}`,
  },
  // 35 characters today; one that was typed or cut is a key all the same.
  { kind: 'Google key', prefix: 'AIza', rest: '[A-Za-z0-9_-]{30,45}', example: `AIza${fill(MIXED, 35)}` },
  {
    kind: 'Alibaba key',
    prefix: 'LTAI',
    rest: '(?=[A-Za-z]{0,30}\\d)[A-Za-z0-9]{16,24}',
    example: `LTAI${fill(MIXED, 20)}`,
  },
  { kind: 'Tencent key', prefix: 'AKID', rest: '[A-Za-z0-9]{32}', example: `AKID${fill(MIXED, 32)}` },
  { kind: 'crates.io token', prefix: 'cio', rest: '[A-Za-z0-9]{32}', example: `cio${fill(MIXED, 32)}` },
  { kind: 'NuGet key', prefix: 'oy2', rest: '[a-z0-9]{43}', example: `oy2${fill('abc3def5', 43)}` },
  { kind: 'Twilio key', prefix: 'SK', rest: '[0-9a-f]{32}', example: `SK${fill(HEX, 32)}` },
  {
    kind: 'SendGrid key',
    prefix: 'SG.',
    rest: '[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{30,64}',
    example: `SG.${fill(MIXED, 22)}.${fill(MIXED, 43)}`,
  },
  { kind: 'Mailchimp key', prefix: '', rest: '[0-9a-f]{32}-us\\d{1,2}', example: `${fill(HEX, 32)}-us12` },
  {
    kind: 'Mailgun key',
    prefix: '',
    rest: '[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8}',
    example: `${fill(HEX, 32)}-${fill(HEX, 8)}-${fill(HEX, 8)}`,
  },
  {
    kind: 'Resend key',
    prefix: 're_',
    rest: '[A-Za-z0-9]{6,10}_[A-Za-z0-9]{16,40}',
    example: `re_${fill(MIXED, 8)}_${fill(MIXED, 24)}`,
  },
  { kind: 'Square token', prefix: 'EAAA', rest: '[A-Za-z0-9_-]{60}', example: `EAAA${fill(MIXED, 60)}` },
  {
    kind: 'Facebook token',
    prefix: 'EAA',
    rest: '(?=[A-Za-z]{0,80}\\d)[A-Za-z0-9]{90,300}',
    example: `EAA${fill(MIXED, 120)}`,
  },
  {
    kind: 'Twitter token',
    prefix: 'AAAAAAAAAAAAAAAAAAAAA',
    rest: '[A-Za-z0-9%]{50,200}',
    example: `AAAAAAAAAAAAAAAAAAAAA${fill(MIXED, 70)}`,
  },
  { kind: 'Twitch token', prefix: 'oauth:', rest: '[a-z0-9]{30}', example: `oauth:${fill('abc3def5', 30)}` },
  {
    kind: 'Discord token',
    prefix: '',
    rest: '[MNO][A-Za-z0-9_-]{23,27}\\.[A-Za-z0-9_-]{6}\\.[A-Za-z0-9_-]{27,40}',
    example: `M${fill(MIXED, 24)}.${fill(MIXED, 6)}.${fill(MIXED, 38)}`,
  },
  { kind: 'Discord token', prefix: 'mfa.', rest: '[A-Za-z0-9_-]{60,100}', example: `mfa.${fill(MIXED, 84)}` },
  {
    kind: 'Airtable token',
    prefix: 'pat',
    rest: '[A-Za-z0-9]{14}\\.[a-f0-9]{64}',
    example: `pat${fill(MIXED, 14)}.${fill(HEX, 64)}`,
  },
  {
    kind: 'Harness token',
    prefix: 'pat.',
    rest: '[A-Za-z0-9_-]{22}\\.[A-Za-z0-9]{24}\\.[A-Za-z0-9]{20}',
    example: `pat.${fill(MIXED, 22)}.${fill(MIXED, 24)}.${fill(MIXED, 20)}`,
  },
  {
    kind: 'Terraform token',
    prefix: '',
    sign: '.atlasv1.',
    rest: '[A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9_-]{50,80}',
    example: `${fill(MIXED, 14)}.atlasv1.${fill(MIXED, 60)}`,
  },
  {
    kind: 'Cloudflare key',
    prefix: 'v1.0-',
    rest: '[a-f0-9]{24}-[a-f0-9]{146}',
    example: `v1.0-${fill(HEX, 24)}-${fill(HEX, 146)}`,
  },
  {
    kind: 'Azure secret',
    prefix: '',
    sign: 'Q~',
    rest: '[A-Za-z0-9_~.]{3}[0-9]Q~[A-Za-z0-9_~.-]{31,34}',
    example: `abc8Q~${fill(MIXED, 34)}`,
  },
  { kind: 'Firecrawl key', prefix: 'fc-', rest: '[0-9a-f]{32}', example: `fc-${fill(HEX, 32)}` },
  { kind: 'GitHub token', prefix: 'v1.', rest: '[0-9a-f]{40}', example: `v1.${fill(HEX, 40)}` },
  { kind: 'Google key', prefix: 'GOOG', rest: '[A-Z0-9]{20,70}', example: `GOOG1E${fill('ABC2DEF3', 55)}` },
  {
    kind: 'Grafana token',
    prefix: 'eyJrIjoi',
    rest: '[A-Za-z0-9+/]{40,200}={0,2}',
    example: `eyJrIjoi${fill(MIXED, 60)}=`,
  },
  {
    kind: 'Infisical token',
    prefix: 'st.',
    rest: '[0-9a-f]{24}\\.[0-9a-f]{32}\\.[0-9a-f]{32}',
    example: `st.${fill(HEX, 24)}.${fill(HEX, 32)}.${fill(HEX, 32)}`,
  },
  {
    kind: 'Firebase key',
    prefix: '',
    sign: ':APA91b',
    rest: '[A-Za-z0-9_-]{11}:APA91b[A-Za-z0-9_-]{100,200}',
    example: `AAAAd0HIn9F:APA91b${fill(MIXED, 134)}`,
  },
  {
    kind: 'Azure DevOps token',
    prefix: '',
    sign: 'AZDO',
    rest: '[A-Za-z0-9]{70,78}AZDO[A-Za-z0-9]{4}',
    example: `${fill(MIXED, 76)}AZDO${fill(MIXED, 4)}`,
  },
  {
    kind: 'Asana token',
    prefix: '',
    rest: '\\d/\\d{16}:[a-f0-9]{32}',
    example: `1/${fill('12345678', 16)}:${fill(HEX, 32)}`,
  },
  {
    kind: 'LaunchDarkly key',
    prefix: '',
    rest: '(?:sdk|api|mob)-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    example: `sdk-${fill(HEX, 8)}-0a1b-2c3d-4e5f-${fill(HEX, 12)}`,
  },
  {
    kind: 'ngrok token',
    prefix: '',
    rest: '(?=[a-z0-9]{0,26}[A-Z])[12][A-Za-z0-9]{26}_[A-Za-z0-9]{16,24}',
    example: `2${fill(MIXED, 26)}_${fill(MIXED, 20)}`,
  },
  {
    kind: 'Yandex token',
    prefix: 't1.',
    rest: '[A-Za-z0-9_-]{20,300}[=]{0,2}\\.[A-Za-z0-9_-]{60,100}',
    example: `t1.${fill(MIXED, 40)}.${fill(MIXED, 86)}`,
  },
  {
    kind: 'Dropbox token',
    prefix: 'sl.',
    rest: '[A-Za-z0-9_.-]{100,1500}',
    example: `sl.${fill(MIXED, 130)}`,
  },
  {
    kind: 'Mapbox token',
    prefix: 'sk.',
    rest: 'eyJ[A-Za-z0-9_-]{20,300}\\.[A-Za-z0-9_-]{15,60}',
    example: `sk.eyJ${fill(MIXED, 60)}.${fill(MIXED, 22)}`,
  },
  {
    kind: '1Password key',
    prefix: 'A3-',
    rest: '[A-Z0-9]{6}-[A-Z0-9]{6,11}(?:-[A-Z0-9]{5,6}){3,4}',
    example: 'A3-ABC123-DEF456-GHJ78-KLM90-NPQ12-RST34',
  },
  {
    kind: 'API key',
    // OpenAI, Anthropic, OpenRouter, DeepSeek, Stripe and others begin this way; a word of letters alone is not one.
    prefix: '',
    rest: '(?:sk|rk|pk)[-_](?=[A-Za-z_-]{0,200}[0-9])[A-Za-z0-9_-]{20,255}',
    example: `sk-ant-api03-${fill(`${MIXED}-`, 48)}`,
  },
];

/** Tokens without their own sign, known by what must be inside. */
const SHAPED: readonly SecretRow[] = [
  {
    kind: 'JSON web token',
    find: matches(
      /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{10,8000}\.[A-Za-z0-9_-]{10,8000}(?:\.[A-Za-z0-9_-]{0,8000}){1,3}/g,
    ),
    examples: [
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dBjftJeZ4CVPmB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxMjM0NTY3ODkwIn0.',
    ],
    lookAlikes: ['eyJhbGciOiJIUzI1NiJ9', 'eyJ.eyJ.x'],
  },
  {
    kind: 'Telegram token',
    find: matches(/\b(?:bot)?\d{8,10}:[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/g),
    examples: [
      `123456789:${fill(MIXED, 35)}`,
      `https://api.telegram.org/bot1234567890:${fill(MIXED, 35)}/getMe`,
    ],
    lookAlikes: ['1234567890:123', '12345678:90'],
  },
  {
    kind: 'password hash',
    // As in /etc/shadow, .htpasswd and the tables of applications.
    find: matches(
      /\$(?:1|2[abxy]?|5|6|7|y|gy|apr1|argon2(?:id?|d)|scrypt|pbkdf2[a-z0-9-]{0,10})\$[A-Za-z0-9./$=,+-]{20,300}|\bpbkdf2_sha\d{1,3}\$\d{1,8}\$[A-Za-z0-9./$=+-]{20,200}|\{S{1,2}HA(?:\d{3})?\}[A-Za-z0-9+/=]{20,200}/g,
    ),
    examples: [
      `$6$rounds=5000$${'saltsalt'}$${fill(MIXED, 80)}`,
      `$2b$12$${fill(MIXED, 53)}`,
      `$argon2id$v=19$m=65536,t=3,p=4$${'c2FsdHNhbHQ'}$${fill(MIXED, 43)}`,
      `{SSHA}${fill(MIXED, 32)}`,
    ],
    lookAlikes: ['$1$2', '$6$', 'echo $1$2$3'],
  },
  {
    kind: 'password hash',
    // MySQL's.
    find: matches(/(?<![\w*])\*(?=[A-F]{0,39}\d)[0-9A-F]{40}(?![\w*])/g),
    examples: [`*${fill(HEX.toUpperCase(), 40)}`],
    lookAlikes: [`*${fill(HEX, 40)}`, fill(HEX.toUpperCase(), 40)],
  },
  {
    kind: 'Bitcoin key',
    find: matches(
      /(?<![A-Za-z0-9+/=_-])(?=[A-Za-z]{0,40}\d)[5KL][1-9A-HJ-NP-Za-km-z]{50,51}(?![A-Za-z0-9+/=_-])/g,
    ),
    examples: [`K${fill(MIXED, 51)}`],
    lookAlikes: [`K${fill(MIXED, 60)}`, `A${fill(MIXED, 51)}`],
  },
  {
    kind: 'Solana key',
    find: where(['['], matches(/(?<=\[)\s?(?:\d{1,3},\s?){63}\d{1,3}(?=\s?\])/g)),
    examples: [`[${Array.from({ length: 64 }, (_, index) => (index * 37) % 256).join(',')}]`],
    lookAlikes: ['[1,2,3]', `[${Array.from({ length: 80 }, (_, index) => index).join(', ')}]`],
  },
];

export const TOKENS: readonly SecretRow[] = [
  ...toRows(DISTINCT, { start: '', end: '' }),
  // Inside base64 anything may be spelled by chance; what a URL encodes may be right before.
  ...toRows(ALONE, {
    start: '(?:(?<=%[0-9A-Fa-f]{2})|(?<![A-Za-z0-9+/_-]))',
    end: '(?![A-Za-z0-9+_-])',
  }),
  ...SHAPED,
];

/** One row a kind: the text is searched once for all signs of a vendor. */
function toRows(
  tokens: readonly Token[],
  { start, end }: { readonly start: string; readonly end: string },
): readonly SecretRow[] {
  const kinds = Map.groupBy(tokens, ({ kind }) => kind);
  return [...kinds].map(([kind, rows]) => ({
    kind,
    find: whereFound(
      rows.map(({ prefix, sign }) => sign ?? prefix),
      () => `${start}(?:${rows.map(({ prefix, rest }) => literally(prefix) + rest).join('|')})${end}`,
    ),
    examples: rows.map(({ example }) => example),
    // Cut short, or spelled by a name: `npm_config_registry`.
    lookAlikes: rows.flatMap(({ prefix }) => (prefix === '' ? [] : [prefix, `${prefix}x`])),
  }));
}

/** A hundred patterns take milliseconds to compile; most texts hold none of the signs. */
function whereFound(signs: readonly string[], write: () => string): SecretRow['find'] {
  let find: SecretRow['find'] | undefined;
  return (text) => {
    if (!signs.some((sign) => text.includes(sign))) return [];
    find ??= matches(new RegExp(write(), 'g'));
    return find(text);
  };
}

function literally(text: string): string {
  return text.replace(/[$.*+?^()[\]{}|\\]/g, '\\$&');
}
