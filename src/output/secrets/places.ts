// Secrets known by where they are: URLs, headers, the arguments of certain programs, lines of certain files.

import { after, isNoReference, matches, type SecretRow, where } from './row.ts';

export const PLACES: readonly SecretRow[] = [
  {
    kind: 'password in a URL',
    // To the last @ before the path, since people forget to encode one in a password.
    find: where(
      ['://'],
      after(
        /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@"'<>?#]{0,200}:/gi,
        /[^\s/"'<>]{1,200}(?=@)/y,
        isNoReference,
      ),
    ),
    examples: [
      'postgres://alice:s3cret@db.example/app',
      'https://user:p%40ss@example.org/x',
      'redis://:hunter2@localhost:6379/0',
      'mysql://root:p@ss@127.0.0.1/x',
    ],
    lookAlikes: [
      'https://example.org:8080/a@b',
      'git@example.org:group/project.git',
      'ssh://git@example.org:22/project',
      'http://localhost:3000/@vite/client',
      `postgres://$\{USER}:$\{PASSWORD}@db/app`,
    ],
  },
  {
    kind: 'password in a URL',
    find: where(
      ['://'],
      after(
        /\b(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|mssql|sqlserver|clickhouse)(?:\+\w{1,20})?:\/\/[^\s/:@"'<>]{0,200}:/gi,
        /[^\s@"'<>]{0,100}\/[^\s@"'<>]{0,100}(?=@)/y,
        isNoReference,
      ),
    ),
    examples: ['postgres://app:a/b+c@db.example/app'],
    lookAlikes: ['postgres://db.example:5432/app', 'redis://localhost:6379/0'],
  },
  {
    kind: 'token in a URL',
    find: where(
      ['://'],
      after(/\bhttps?:\/\//gi, /(?=[A-Za-z_-]{0,100}\d)[A-Za-z0-9_-]{20,200}(?=(?::x-oauth-basic)?@)/y),
    ),
    examples: ['https://0123456789abcdef0123@git.example.org/a/b.git'],
    lookAlikes: ['https://alice@git.example.org/a/b.git'],
  },
  {
    kind: 'token in a URL',
    find: where(
      ['='],
      after(
        /[?&;](?:X-Amz-(?:Signature|Security-Token)|X-Goog-Signature|sig|signature|key|code|auth|apikey|access_key)=/gi,
        /[A-Za-z0-9%_.~+/=-]{16,4000}/y,
      ),
    ),
    examples: [
      'https://a.blob.example/x?sv=2022&sig=Ab3dE6gH9kL2mN5pAb3dE6gH9kL2mN5p%3D&se=1',
      'https://b.example/k?X-Amz-Signature=0a1b2c3d4e5f67890a1b2c3d4e5f6789',
      'https://f.example/api/x?code=Ab3dE6gH9kL2mN5pAb3dE6gH9kL2mN5p==',
    ],
    lookAlikes: ['https://a.example/?key=name&code=200', '?sig=short'],
  },
  {
    kind: 'webhook',
    find: where(
      ['://'],
      after(
        /\bhttps:\/\/(?:hooks\.slack\.com\/(?:services|workflows|triggers)\/|(?:[a-z]{1,10}\.)?discord(?:app)?\.com\/api\/webhooks\/|hooks\.zapier\.com\/hooks\/catch\/|hooks\.chime\.aws\/incomingwebhooks\/|[\w.-]{1,60}\.webhook\.office\.com\/webhookb2\/|outlook\.office\.com\/webhook\/|chat\.googleapis\.com\/v1\/spaces\/)/gi,
        /[^\s"'<>]{12,1000}/y,
      ),
    ),
    examples: [
      `https://hooks.slack.com/${'services'}/T00000000/B00000000/${'aB3dE6gH'.repeat(3)}`,
      `https://discord.com/api/${'webhooks'}/123456789012345678/${'aB3dE6gH'.repeat(8)}`,
    ],
    lookAlikes: ['https://hooks.slack.com/services/', 'https://discord.com/api/webhooks/ID'],
  },
  {
    kind: 'authorization',
    // The rest of the line: schemes such as AWS4-HMAC-SHA256 and Digest have several parts.
    find: where(
      [':', '='],
      after(
        /\b(?:proxy-)?authorization\\{0,3}["']?\s{0,4}[:=]\s{0,4}\\{0,3}["'`]?(?:(?:bearer|basic|token|digest|negotiate|apikey|bot|key|aws4-hmac-sha256)\s{1,4})?/gi,
        /[^"'`\r\n\\]{6,4000}/y,
        (value) =>
          isNoReference(value) &&
          !/^(?:bearer|basic|token|digest|optional|required|none|enabled|disabled|header)\b/i.test(value),
      ),
    ),
    examples: [
      'Authorization: Bearer abc.def-ghi',
      "curl -H 'authorization: Basic dXNlcjpwYXNz' x",
      '"Authorization": "token 0123456789abcdef"',
      'Authorization: Digest username="a", response="0a1b2c"',
      'Authorization: AWS4-HMAC-SHA256 Credential=x/20260101/eu/s3/aws4_request, Signature=0a1b',
    ],
    lookAlikes: [
      'Authorization: none',
      'authorization required',
      'authorization = on',
      `'Authorization': \`Bearer $\{token}\``,
      'Authorization: Bearer $TOKEN',
      'Authorization: Bearer <token>',
    ],
  },
  {
    kind: 'authorization',
    find: where(
      ['Bearer'],
      after(/\bBearer\s{1,4}/g, /(?=[A-Za-z_.~+/=-]{0,200}\d)[A-Za-z0-9_.~+/=-]{16,4000}/y),
    ),
    examples: ['headers = ["Bearer 0a1b2c3d4e5f67890a1b"]'],
    lookAlikes: ['Bearer authentication', 'Bearer token-based-authentication'],
  },
  {
    kind: 'authorization',
    find: where(
      [':'],
      after(
        /\b(?:x-(?:api-key|auth-token|auth-key|access-token|vault-token|gitlab-token|functions-key|amz-security-token|goog-api-key|csrf-token|token)|private-token|job-token|ocp-apim-subscription-key|dd-api-key|dd-application-key)["']?\s{0,4}:\s{0,4}["']?/gi,
        /[^\s"'`,]{8,4000}/y,
        isNoReference,
      ),
    ),
    examples: [
      'curl -H "X-Api-Key: abcdefghij" x',
      'PRIVATE-TOKEN: abcdefgh-ijkl',
      'X-Vault-Token: abcdefghijkl',
    ],
    lookAlikes: ['X-Api-Key: $KEY_OF_MINE', 'X-Api-Key: <your-key>'],
  },
  {
    kind: 'cookie',
    find: where(
      [':'],
      after(
        /(?<![\w-])(?:set-)?cookie\\{0,3}["']?\s{0,4}:\s{1,4}\\{0,3}["'`]?/gi,
        /(?=[\w.-]{1,80}=)[^"'`\r\n\\]{6,4000}/y,
      ),
    ),
    examples: ['Set-Cookie: sid=abcdef; Path=/; HttpOnly', "curl -H 'Cookie: a=1; b=2'"],
    lookAlikes: ['Cookie: none', 'cookie: string;', 'cookies: a=bcdef'],
  },
  {
    kind: 'password',
    find: where(
      ['-p'],
      after(
        /(?<![\w-])(?:mysql|mysqldump|mysqladmin|mysqlimport|mysqlpump|mariadb|mariadb-dump|mariadb-admin)(?=\s)[^\n|;&]{0,200}?\s-p["']?/g,
        /[^\s"'|;&]{1,200}/y,
        isNoReference,
      ),
    ),
    examples: ['mysql -u root -psecret db', 'mysqldump --all -uroot -p"hunter2"'],
    lookAlikes: ['mysql -u root -p', 'mysql -u root -p db', 'mkdir -pv x', 'mysql -p$PW x'],
  },
  {
    kind: 'password',
    find: where(
      ['-'],
      after(
        /(?<![\w-])(?:sshpass\s{1,4}-p|redis-cli(?=\s)[^\n|;&]{0,120}?\s(?:-a|--pass)|(?:un)?zip(?=\s)[^\n|;&]{0,120}?\s-P|(?:docker|podman|buildah|skopeo|helm|az|oc|heroku|npm|crane)\s[^\n|;&]{0,40}?login(?=\s)[^\n|;&]{0,120}?\s-p|mongo(?:sh|dump|restore)?(?=\s)[^\n|;&]{0,120}?\s-p|ldap(?:search|modify|add|delete|whoami|passwd)(?=\s)[^\n|;&]{0,120}?\s-w|sqlcmd(?=\s)[^\n|;&]{0,120}?\s-P|htpasswd\s{1,4}-\w{0,4}b\w{0,4}\s{1,4}\S{1,200}\s{1,4}\S{1,100})\s{0,4}["']?/g,
        /[^\s"'|;&]{3,200}/y,
        (value) => isNoReference(value) && !value.startsWith('-'),
      ),
    ),
    examples: [
      'sshpass -p hunter2 ssh a@b',
      'redis-cli -h x -a hunter2 ping',
      'unzip -P hunter2 x.zip',
      'docker login -u alice -p hunter2 registry.example',
      'ldapsearch -D cn=a -w hunter2 x',
      'htpasswd -bc .htpasswd alice hunter2',
    ],
    lookAlikes: ['zip -r x.zip -P', 'redis-cli -h localhost ping', 'docker run -p 8080:80 nginx'],
  },
  {
    kind: 'password',
    find: where(
      ['-'],
      after(
        /(?<![\w-])(?:curl|wget|http|https|smbclient|rclone|xh)(?=\s)[^\n|;]{0,300}?\s(?:-u|-U|--user|--proxy-user|-a|--auth)[ =]{0,4}["']?[^\s:%"'$]{1,80}[:%]/g,
        /[^\s"'|;&]{1,200}/y,
        isNoReference,
      ),
    ),
    examples: [
      'curl -u alice:hunter2 https://x.example',
      "curl -s --user 'alice:hunter2' x",
      'smbclient -U a%hunter2 //h/s',
    ],
    lookAlikes: ['curl -u alice https://x.example', 'curl -u "$USER:$PASS" x', 'ls -u a:b'],
  },
  {
    kind: 'password',
    find: where(
      ['pass:', '/p:'],
      after(
        /\s(?:-passin|-passout|-pass|-k|-K|\/p)[ :]?["']?(?:pass:|(?<=\/p:))/g,
        /[^\s"']{3,200}/y,
        isNoReference,
      ),
    ),
    examples: ['openssl rsa -in k.pem -passin pass:hunter2', 'xfreerdp /u:a /p:hunter2 /v:h'],
    lookAlikes: ['openssl rsa -passin env:PW', 'cl /permissive: x'],
  },
  {
    kind: 'password',
    find: where(
      ['echo'],
      after(
        /\becho\s{1,4}(?:-n\s{1,4})?["']?(?=[^\n|]{1,200}\|\s{0,4}(?:sudo\s{1,4}(?:-\w{1,8}\s{1,4}){0,3}-?\w{0,4}S|chpasswd|passwd\s{1,4}--stdin))/g,
        /[^\s"'|]{3,200}/y,
        isNoReference,
      ),
    ),
    examples: ['echo hunter2 | sudo -S apt update', "echo 'alice:hunter2' | chpasswd"],
    lookAlikes: ['echo "$PW" | sudo -S id', 'echo hello | sudo tee x'],
  },
  {
    kind: 'password',
    // .netrc, on one line or on several.
    find: where(
      ['password'],
      after(
        /(?:^|\s)(?:machine\s{1,4}\S{1,200}\s{1,20}(?:login\s{1,4}\S{1,200}\s{1,20})?|default\s{1,20}login\s{1,4}\S{1,200}\s{1,20})(?:account\s{1,4}\S{1,200}\s{1,20})?password\s{1,4}/g,
        /\S{1,500}/y,
        isNoReference,
      ),
    ),
    examples: [
      'machine api.example login alice password hunter2',
      'machine x\n  login a\n  password hunter2',
    ],
    lookAlikes: ['the machine asks for a password again', 'default password policy'],
  },
  {
    kind: 'password',
    // .pgpass: host:port:database:user:password.
    find: where(
      [':'],
      after(
        /(?<![^\s])[\w.*/-]{1,100}:(?:\d{4,5}|\*):[\w.*-]{1,63}:[\w.*-]{1,63}:/gm,
        /(?:\\.|[^\s:\\]){1,200}(?=\r?$)/my,
      ),
    ),
    examples: [
      'db.example:5432:app:alice:hunter2',
      'localhost:*:*:postgres:hunter2',
      String.raw`db:5432:app:alice:hunt\:er2`,
    ],
    lookAlikes: ['a.ts:12:5:x:y', 'root:x:0:0:root:/root:/bin/bash'],
  },
  {
    kind: 'AWS secret key',
    // Beside its access key, as in a downloaded list of credentials.
    find: where(
      ['AKIA', 'ASIA'],
      after(/\b(?:AKIA|ASIA)[A-Z0-9]{16}["']?[\s,:;|]{1,8}["']?/g, /[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])/y),
    ),
    // Only ever found beside another secret; the corpus has it.
    examples: [],
    lookAlikes: ['wJalrXUtnFEMI alone, or AKIA, say nothing'],
  },
  {
    kind: 'connection string',
    find: where(
      ['='],
      matches(/\b(?:AccountKey|SharedAccessKey|SharedAccessSignature)=[A-Za-z0-9+/%&=_.-]{16,1000}/g),
    ),
    examples: [`AccountName=a;AccountKey=${'aB3dE6gH'.repeat(10)}==;EndpointSuffix=x`],
    lookAlikes: ['AccountKey=', 'SharedAccessKeyName=Root'],
  },
];
