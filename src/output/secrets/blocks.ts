// Private keys as blocks of lines, whole or cut in the middle.

import { matches, type SecretRow, type Span, where } from './row.ts';

const LABEL = '(?:[A-Z0-9]+ ){0,4}PRIVATE KEY(?: BLOCK)?';

export const KEY_BLOCKS: readonly SecretRow[] = [
  {
    kind: 'private key',
    find: where(['BEGIN '], findBlocks),
    examples: [
      '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAA\n-----END OPENSSH PRIVATE KEY-----',
      '-----BEGIN RSA PRIVATE KEY-----\nMIIEowIBAAKCAQEA\nMIIEowIBAAKCAQEB',
      '-----BEGIN PRIVATE KEY-----\\nMC4CAQAwBQYDK2Vw\\n-----END PRIVATE KEY-----\\n',
      '-----BEGIN PGP PRIVATE KEY BLOCK-----\n\nlQOYBF\n-----END PGP PRIVATE KEY BLOCK-----',
      '---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----\nComment: x\nP2/56wAAAgIAAAAm\n---- END SSH2 ENCRYPTED PRIVATE KEY ----',
      '-----BEGIN EC PRIVATE KEY-----\nMHcCAQEE\n[... 30 lines omitted (4.0KB total) - x ...]\nAQEB\n-----END EC PRIVATE KEY-----',
    ],
    lookAlikes: [
      '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2Vw\n-----END PUBLIC KEY-----',
      '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----',
    ],
  },
  {
    kind: 'private key',
    find: where(['END '], findTails),
    examples: ['MIIEowIBAAKCAQEAx+3f\nMIIEowIBAAKC==\n-----END RSA PRIVATE KEY-----'],
    lookAlikes: ['MIIEowIBAAKCAQEAx+3f\n-----END CERTIFICATE-----', 'some words\n-----END PRIVATE KEY-----'],
  },
  {
    kind: 'private key',
    find: where(
      ['Private-Lines'],
      matches(/(?<=\bPrivate-Lines: \d{1,4}\r?\n)(?:[A-Za-z0-9+/=]+(?:\r?\n|$)){1,200}/g),
    ),
    examples: ['Private-Lines: 2\nAAAAgQCx3nQ7\nZk9PsA==\nPrivate-MAC: 0123'],
    lookAlikes: ['Public-Lines: 2\nAAAAB3NzaC1yc2EAAAABJQ\nAAAA'],
  },
  {
    kind: 'ansible vault',
    // Encrypted, but a weak password can be tried out elsewhere.
    find: where(
      ['$ANSIBLE_VAULT;'],
      matches(
        /(?<=\$ANSIBLE_VAULT;[\d.]{1,5};AES256[^\n]{0,60}\n[ \t]{0,40})(?:[0-9a-f]{6,80}\s{0,40}){1,2000}/g,
      ),
    ),
    examples: ['$ANSIBLE_VAULT;1.1;AES256\n  62313365396662343061393464\n  6134333665353966'],
    lookAlikes: ['$ANSIBLE_VAULT;1.1;AES256', 'commit 62313365396662343061393464'],
  },
  {
    kind: 'private key',
    // A PEM block in base64, as Kubernetes and CI variables keep it; the letters after the prefix spell its label.
    find: where(
      ['LS0tLS1CRUdJTi'],
      matches(
        /LS0tLS1CRUdJTi(?:BQUklW|BSU0Eg|BFQyB|BPUEVOU1NI|BFTkNSWVBURUQg|BEU0Eg|BQR1AgUFJJV)[A-Za-z0-9+/=_-]{8,}/g,
      ),
    ),
    examples: [
      `LS0tLS1CRUdJTiBQUklW${'QVRFIEtFWS0tLS0t'}CmFiYw==`,
      `LS0tLS1CRUdJTiBSU0Eg${'UFJJVkFURSBLRVkt'}LS0t`,
    ],
    lookAlikes: [`LS0tLS1CRUdJTiBD${'RVJUSUZJQ0FURS0t'}LS0tCk1JSUI=`],
  },
];

/** To the closing line; where that was cut off, as far as the lines look like the rest of a key. */
function* findBlocks(text: string): Iterable<Span> {
  const begin = new RegExp(`-{4,5} ?BEGIN ${LABEL} ?-{4,5}`, 'g');
  const end = new RegExp(`-{4,5} ?END ${LABEL} ?-{4,5}`, 'g');
  let closing: number | undefined = 0;
  for (let found = begin.exec(text); found !== null; found = begin.exec(text)) {
    const { index } = found;
    while (closing !== undefined && closing <= index)
      closing = end.exec(text) === null ? undefined : end.lastIndex;
    BODY.lastIndex = begin.lastIndex;
    const to = closing ?? begin.lastIndex + (BODY.exec(text)?.[0].length ?? 0);
    yield [index, to];
    begin.lastIndex = to;
  }
}

/** The rest of the opening line, then lines of base64, whatever a diff or a listing puts before them. */
const BODY =
  /[^\r\n]*(?:\r?\n(?:[ \t+>|-]*(?![ \t+>|-])(?:\d+[:\t |-]+)?["']?[A-Za-z0-9+/=]*(?:\\n)?["']?,?|(?:Proc-Type|DEK-Info|Version|Comment|Hash): [^\r\n]*)(?=\r?\n|$))*/y;

/** Where the opening line was cut off: the lines of base64 right before the closing one, whatever is put before them. */
function* findTails(text: string): Iterable<Span> {
  let before = 0;
  for (const { index, 0: closing } of text.matchAll(new RegExp(`-{4,5} ?END ${LABEL} ?-{4,5}`, 'g'))) {
    const lineStart = before + text.slice(before, index).lastIndexOf('\n') + 1;
    let from = lineStart;
    if (/^[ \t+>|-]*(?:\d+[:\t |-]+)?$/.test(text.slice(Math.max(lineStart, index - 40), index))) {
      while (from > before) {
        const start = Math.max(before, text.lastIndexOf('\n', from - 2) + 1);
        const row = (from === lineStart ? LAST_ROW : ROW).exec(text.slice(start, from).trimEnd());
        if (row === null) break;
        from = start + row.index;
        if (row.index > 0) break;
      }
    }
    if (from < lineStart) yield [from, index + closing.length];
    before = index + closing.length;
  }
}

/**
 * One line of base64; of a longer line its end. Only the last one may be short. A plus sign right before the base64 is
 * a part of it, so that there is one way to read a line.
 */
const ROW = /(?:^(?:[ \t+>|-]*\d+[:\t |-]+|[ \t+>|-]*[ \t>|-])?|(?<![A-Za-z0-9+/=]))[A-Za-z0-9+/=]{16,}$/;
const LAST_ROW =
  /(?:^(?:[ \t+>|-]*\d+[:\t |-]+|[ \t+>|-]*[ \t>|-])?[A-Za-z0-9+/=]+|(?<![A-Za-z0-9+/=])[A-Za-z0-9+/=]{16,})$/;
