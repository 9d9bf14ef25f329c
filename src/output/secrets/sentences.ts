// Secrets in lines of servers' settings, of SQL and of what programs say: `requirepass …`, `IDENTIFIED BY '…'`, `Unseal Key 1: …`.

import { after, isNoReference, type SecretRow, where } from './row.ts';

export const SENTENCES: readonly SecretRow[] = [
  {
    kind: 'password',
    // Names that no other name begins like.
    find: where(
      ['.dockerconfigjson', '.dockercfg', 'wireless-security.'],
      after(
        /\.docker(?:configjson|cfg):\s{1,4}|\b802-11-wireless-security\.[\w-]{3,20}:\s{1,40}/g,
        /[^\s"']{8,4000}/y,
        isNoReference,
      ),
    ),
    examples: ['  .dockerconfigjson: eyJhdXRocyI6e30=', '802-11-wireless-security.psk:          hunter22'],
    lookAlikes: ['802-11-wireless-security.psk:', 'type: kubernetes.io/dockerconfigjson'],
  },
  {
    kind: 'password',
    find: where(
      ['requirepass', 'masterauth', 'bindpw', 'rootpw', 'ocommunity', 'wcommunity', '> AUTH ', ' on >'],
      after(
        /(?<![\w-])(?:requirepass|masterauth|bindpw|rootpw|r[ow]community6?)[ \t]{1,8}["']?|\d> AUTH (?:[\w.-]{1,60} (?=\S))?|\son >(?=\S{4,200} [~+&])/g,
        /[^\s"']{4,500}/y,
        (value) => isNoReference(value) && !/^(?:public|foobared)$/.test(value),
      ),
    ),
    examples: [
      'requirepass hunter22',
      'masterauth "hunter22"',
      'bindpw hunter22',
      'rocommunity hunter22',
      '127.0.0.1:6379> AUTH hunter22',
      'user default on >hunter22 ~* +@all',
    ],
    lookAlikes: ['rocommunity public', 'the AUTH command', 'requirepass $PW', '# requirepass foobared'],
  },
  {
    kind: 'password',
    // As in settings of mail programs, and in two columns.
    find: where(
      ['password ', 'password\t', 'passwd ', 'passphrase '],
      after(
        /(?<![\w-])(?:password|passwd|passphrase)[ \t]{1,20}(?=["']|\S{4,200}[ \t]*\r?$)["']?/gm,
        /[^\s"']{4,200}(?=["']?[ \t]*(?:\r?$|;))/my,
        (value) =>
          isNoReference(value) &&
          /\d|[a-z][A-Z]|[!@#%&+=~]/.test(value) &&
          !/^[-([/=:{*\\^]|[:?.]$/.test(value),
      ),
    ),
    examples: ['password hunter22', 'poll h proto imap user "a" password "hunter22"', 'password    q1w2E3r4'],
    lookAlikes: [
      'change the password again',
      'password --stdin',
      'asks for a password:',
      'password (optional)',
    ],
  },
  {
    kind: 'password',
    find: where(
      ['PASSWORD', 'password', 'IDENTIFIED', 'identified'],
      after(
        /\b(?:(?:USER|ROLE|LOGIN|WITH|ENCRYPTED)\b[^\n;]{0,120}?\bPASSWORD\s{1,4}(?:=\s{0,4})?|IDENTIFIED\s{1,4}(?:WITH\s{1,4}["']?\w{1,40}["']?\s{1,4}(?:BY|AS)|BY)\s{1,4}(?:PASSWORD\s{1,4})?|SET\s{1,4}PASSWORD\b[^\n;=]{0,120}=\s{0,4}(?:PASSWORD\()?)["']/gi,
        /[^"'\r\n]{3,200}/y,
        isNoReference,
      ),
    ),
    examples: [
      "CREATE USER app WITH PASSWORD 'tiger';",
      "ALTER ROLE app PASSWORD 'tiger'",
      "CREATE USER 'a'@'%' IDENTIFIED BY 'tiger';",
      "SET PASSWORD FOR 'a'@'%' = 'tiger';",
      "create user a identified with caching_sha2_password by 'tiger'",
    ],
    lookAlikes: [
      'such works are identified as "derived from the work"',
      'ALTER ROLE app PASSWORD NULL',
      "CREATE USER app WITH PASSWORD '$PW'",
    ],
  },
  {
    kind: 'password',
    find: where(
      [
        'Unseal Key',
        'Secret ID',
        'SecretID',
        'the elastic user',
        'New value:',
        'following password',
        'minisign',
      ],
      after(
        /\bUnseal Key \d{1,2}:\s{1,4}|\bSecret ?ID\s{0,8}[=:]\s{0,8}|\bPassword for the \w{1,40} user[^\n]{0,120}\n\s{0,8}|\bNew value:\s{1,4}|\bfollowing password[^\n]{0,80}:?\r?\n\s{1,40}|\bminisign encrypted secret key\r?\n/g,
        /[^\s"']{8,500}/y,
        isNoReference,
      ),
    ),
    examples: [
      'Unseal Key 1: OZ/94Jx4p4Vg0z+OdpSn',
      'Secret ID    = 98730a76-1ff6-450a',
      'Password for the elastic user (reset with x):\n  svhPWGApjkaQ',
      'New value: x*58wNcYWqta',
      'Please use the following password to proceed to installation:\n\nd3dc9ab3dc25dc68\n',
      'untrusted comment: minisign encrypted secret key\nRWRTY0IyP3pY7w8x9y',
    ],
    lookAlikes: ['Unseal Key 1: ', 'New value: 12'],
  },
  {
    kind: 'password',
    // What `netsh wlan show profile` and `openssl enc -P` print.
    find: where(
      ['Key Content', 'key=', 'iv ='],
      after(
        /\bKey Content\s{1,20}:\s|(?<![\w.-])(?:key=|iv =)(?=[0-9A-F]{16,128}(?![\w.-]))/g,
        /[^\s"']{4,128}/y,
        isNoReference,
      ),
    ),
    examples: ['    Key Content            : Sunshine4242', 'key=0F1E2D3C4B5A69788796A5B4C3D2E1F0'],
    lookAlikes: ['Key Content : ', 'salt=A1B2C3D4E5F60718', 'key=value'],
  },
  {
    kind: 'password',
    // Postfix' sasl_passwd.
    find: where(
      ['@'],
      after(
        /(?:[a-z]\]|:\d{2,5})[ \t]{1,8}[^\s:@]{1,80}@[\w.-]{3,80}:/g,
        /\S{4,200}(?=[ \t]*(?:\r?\n|$))/y,
        isNoReference,
      ),
    ),
    examples: ['[smtp.example.com]:587 alice@example.com:hunter22'],
    lookAlikes: ['origin git@example.com:group/project.git', 'smtp.example.com:587 alice@example.com'],
  },
  {
    kind: 'mnemonic',
    find: where(
      ['nemonic', 'phrase', 'PHRASE', 'NEMONIC'],
      after(
        /\b(?:mnemonic|seed[ _-]?phrase|recovery[ _-]?phrase)["']?\s{0,4}[:=]\s{0,4}["']?/gi,
        /(?:[a-z]{3,8}[ ,]{1,2}){11,24}[a-z]{3,8}/y,
      ),
    ),
    examples: [`MNEMONIC="${'legal winner thank year wave sausage worth useful legal winner thank yellow'}"`],
    lookAlikes: ['mnemonic: a short word', 'seed phrase = none'],
  },
];
