// Secrets among the arguments of programs, known by the program and the place: `openssl enc -k …`, `mc alias set … … … …`.

import { secretName } from '../../domain/secret-names.ts';
import { after, isNoReference, type SecretRow, type Span, where } from './row.ts';

export const PROGRAMS: readonly SecretRow[] = [
  {
    kind: 'password',
    find: where(
      ['from-literal'],
      after(/--from-literal[= ]["']?[\w.-]{1,80}=/g, /[^\s"']{4,1000}/y, isNoReference),
    ),
    examples: ['kubectl create secret generic x --from-literal=db=hunter22'],
    lookAlikes: ['kubectl create secret generic x --from-literal=db=$PW'],
  },
  {
    kind: 'password',
    find: where(
      ['http-basic.'],
      after(/\bhttp-basic\.\S{1,80}\s{1,4}\S{1,80}\s{1,4}["']?/g, /[^\s"']{4,200}/y, isNoReference),
    ),
    examples: ['poetry config http-basic.internal alice hunter22'],
    lookAlikes: ['poetry config http-basic.internal alice'],
  },
  {
    kind: 'password',
    find: where(
      ['sqlplus', 'jdbc:oracle'],
      after(
        /(?:\bjdbc:oracle:\w{2,5}:|\bsqlplus(?:\s{1,4}-\w{1,8}){0,4}\s{1,4}["']?)[\w$#.]{1,60}\//g,
        /[^\s@"']{3,100}/y,
        isNoReference,
      ),
    ),
    examples: ['sqlplus -s scott/tiger22@orcl', 'jdbc:oracle:thin:scott/tiger22@//h:1521/x'],
    lookAlikes: ['sqlplus /nolog', 'jdbc:oracle:thin:@//h:1521/x', 'sqlplus scott/$PW@orcl'],
  },
  {
    kind: 'password',
    find: where(
      ['openssl'],
      after(
        /\bopenssl\s{1,4}(?:enc|aes-\d{3}-\w{3})(?=\s)[^\n|;]{0,200}?\s-[kK]\s{1,4}["']?/g,
        /[^\s"']{3,200}/y,
        isNoReference,
      ),
    ),
    examples: [
      'openssl enc -aes-256-cbc -k hunter22 -in x',
      'openssl enc -d -aes-256-cbc -K 0a1b2c3d4e5f -iv 00',
    ],
    lookAlikes: ['openssl enc -aes-256-cbc -kfile k -in x', 'openssl enc -k "$PW"'],
  },
  {
    kind: 'password',
    find: where(
      ['7z', 'rar '],
      after(
        /(?<![\w.-])(?:7z[azr]?|(?:un)?rar)(?=\s)[^\n|;]{0,120}?\s-h?p["']?/g,
        /[^\s"'|;-][^\s"'|;]{2,200}/y,
        isNoReference,
      ),
    ),
    examples: ['7z x -phunter22 a.7z', 'rar a -hphunter22 a.rar x'],
    lookAlikes: ['7z x -p a.7z', 'unrar p a.rar', 'archive.7z -p'],
  },
  {
    kind: 'password',
    find: where(
      ['net use', 'net.exe use', 'NET USE'],
      after(
        /\bnet(?:\.exe)?\s{1,4}use\s[^\n]{0,160}?\/user:\S{1,80}\s{1,4}["']?/gi,
        /[^\s"'/][^\s"']{3,200}/y,
        isNoReference,
      ),
    ),
    examples: [String.raw`net use z: \\h\s /user:bob hunter22`],
    lookAlikes: [String.raw`net use z: \\h\s /user:bob /persistent:yes`],
  },
  {
    kind: 'password',
    find: where(
      ['mc '],
      after(
        /(?<![\w.-])mc\s{1,4}(?:alias\s{1,4}set|config\s{1,4}host\s{1,4}add)\s{1,4}\S{1,80}\s{1,4}\S{1,200}\s{1,4}\S{3,80}\s{1,4}["']?/g,
        /[^\s"'-][^\s"']{7,100}/y,
        isNoReference,
      ),
    ),
    examples: ['mc alias set minio https://s3.example alice hunter22'],
    lookAlikes: ['mc alias set minio https://s3.example $USER $PASSWORD', 'mc ls minio'],
  },
  {
    kind: 'password',
    find: where(
      ['lftp', 'ncftp', 'ipmitool', 'snmp'],
      after(
        /(?<![\w.-])(?:lftp(?=\s)[^\n|;]{0,120}?\s-u\s{1,4}["']?[^\s,"']{1,80},|ncftp\w{0,4}(?=\s)[^\n|;]{0,120}?\s-p\s{1,4}|ipmitool(?=\s)[^\n|;]{0,120}?\s-P\s{1,4}|snmp(?:walk|get|getnext|set|bulkwalk|bulkget|table|status)(?=\s)[^\n|;]{0,200}?\s-[AXc]\s{1,4})["']?/g,
        /[^\s"'|;]{3,200}/y,
        (value) => isNoReference(value) && value !== 'public',
      ),
    ),
    examples: [
      'lftp -u alice,hunter22 ftp://h',
      'ncftpput -u a -p hunter22 h . f',
      'ipmitool -H h -U a -P hunter22 power on',
      'snmpwalk -v3 -u a -A hunter22 h',
    ],
    lookAlikes: ['lftp -u alice ftp://h', 'snmpwalk -v2c -c public h', 'ipmitool -H h -f file power'],
  },
  {
    kind: 'password',
    find: where(
      ['net user', 'rabbitmqctl', 'wpa_passphrase', 'twine', 'snmp'],
      after(
        /\bnet(?:\.exe)?\s{1,4}user\s{1,4}[\w.-]{1,60}\s{1,4}|\brabbitmqctl\s{1,4}(?:add_user|change_password)\s{1,4}\S{1,60}\s{1,4}|\bwpa_passphrase\s{1,4}\S{1,60}\s{1,4}|\btwine\s[^\n|;]{0,120}?\s-p\s{1,4}|\bsnmp\w{2,12}\s[^\n|;]{0,200}?\s-X\s{1,4}/g,
        /[^\s"'|;/*-][^\s"'|;]{3,200}/y,
        isNoReference,
      ),
    ),
    examples: [
      'net user bob hunter22 /add',
      'rabbitmqctl add_user bob hunter22',
      'wpa_passphrase Home hunter22',
      'twine upload -u a -p hunter22 dist/x',
      'snmpwalk -v3 -u a -X hunter22 h',
    ],
    lookAlikes: [
      'net user bob /delete',
      'rabbitmqctl list_users',
      'twine upload dist/x',
      'net user bob * /add',
    ],
  },
  {
    kind: 'password',
    // Python's requests.
    find: where(
      ['auth'],
      after(
        /\bauth\s{0,2}=\s{0,2}(?:\w{1,40})?\(\s{0,4}["'][^"'\n]{1,80}["'],\s{0,4}["']/g,
        /[^"'\r\n]{4,200}/y,
        isNoReference,
      ),
    ),
    examples: ["requests.get(url, auth=('alice', 'hunter22'))", 'auth=HTTPBasicAuth("alice", "hunter22")'],
    lookAlikes: ["requests.get(url, auth=('alice', password))"],
  },
  {
    kind: 'password',
    find: where(
      ['nmcli', 'iwctl'],
      after(
        /\bnmcli\s[^\n]{0,160}?\s(?:password|wifi-sec\.psk|802-11-wireless-security\.psk)\s{1,4}["']?|\biwctl\s[^\n]{0,80}?--passphrase[= ]["']?/g,
        /[^\s"']{4,100}/y,
        isNoReference,
      ),
    ),
    examples: ['nmcli dev wifi connect home password hunter22', 'nmcli c modify x wifi-sec.psk hunter22'],
    lookAlikes: ['nmcli dev wifi list', 'nmcli dev wifi connect home password $PW'],
  },
  {
    kind: 'cookie',
    find: where(
      ['curl ', 'wget ', 'http ', 'xh '],
      after(
        /(?<![\w.-])(?:curl|wget|https?|xh)(?=\s)[^\n|;]{0,300}?\s(?:-b|--cookie)[ =]{1,4}["']?(?=[\w.-]{1,80}=)/g,
        /[^"'\n]{6,4000}/y,
        isNoReference,
      ),
    ),
    examples: ["curl -b 'session=0a1b2c3d; theme=dark' https://x.example"],
    lookAlikes: ['curl -b cookies.txt https://x.example'],
  },
  {
    kind: 'password',
    find: where(['set -', 'setenv ', 'send '], findSetters),
    examples: [
      'set -gx API_TOKEN abcd1234efgh',
      "set --export --global DB_PASSWORD 'hunter22'",
      'setenv API_TOKEN abcd1234efgh',
      'expect "*assword:*"\nsend "hunter22\\r"',
    ],
    lookAlikes: [
      'set -gx EDITOR vim',
      'set -e API_TOKEN',
      'set -gx API_TOKEN $argv[1]',
      'set -x API_TOKEN (cat file)',
      'expect "login:"\nsend "alice\\r"',
    ],
  },
];

/** fish and csh: `set NAME VALUE`, `setenv NAME VALUE`; expect: `send "VALUE"`. */
function* findSetters(text: string): Iterable<Span> {
  for (const found of text.matchAll(SETTER)) {
    const { name = '', value = '' } = found.groups ?? {};
    const from = found.index + found[0].length - value.length;
    if (secretName(name) !== undefined && isNoReference(value) && !value.startsWith('('))
      yield [from, from + value.length];
  }
  yield* ANSWERED(text);
}

const SETTER =
  /(?<![\w-])(?:set(?:\s{1,4}-{1,2}[A-Za-z][\w-]{0,20}){1,4}|setenv)\s{1,4}(?<name>[A-Za-z_]\w{1,80})\s{1,4}["']?(?<value>[^\s"';]{4,2000})/g;

const ANSWERED = after(
  /ass(?:word|phrase)[^\n]{0,40}\n\s{0,20}send\s{1,4}(?:--\s{1,4})?["']/g,
  /[^"'\r\n\\$]{4,200}/y,
  isNoReference,
);
