// Other forms of the same text: hexadecimal, upper case, JSON, a table.

import { lineRules } from '../rule-text.ts';
import { raw } from '../said.ts';
import { type LineRule, op, step } from './rule.ts';

export const FORMS: readonly LineRule[] = lineRules`
${op('hex')}
  (convert|print|show|display|dump|output|get|view)? (to|as|in|the|into)? (string of)? (byte)? (hex|hexadecimal|hex bytes|hexadecimal bytes|hex dump|byte hex dump|hexdump|hexadecimal dump|hex string|hexadecimal representation|string of hexadecimal bytes|hexadecimal format) (bytes|of|format)? (of)?
${op('base64')}
  (convert|encode|print|base64)? (to|as|in|with|using|into)? base64 (encode|encoded|encoding)?
${op('unbase64')}
  (decode|base64 decode|decoding) (from|as|with|using)? (base64)? (encoded)? (string|text|file)?
${op('rot13')}
  (rot13|encode with rot13|apply rot13) (to)?
${op('visible')}
  (show|display|print|view)? (non-printing|nonprinting|invisible|non-printable|control) (characters|character)
${op('all')}
  is: favour -0.3
  <show> (the)? (content|contents|text|lines|line|data|all lines) (of)?
  (cat|view|read|dump|concatenate|type)
  <show>
${op('extension')}
  (only)? (filename|filetype|file type|file)? (suffix|extension|filetype suffix) (of|from)?
${op('gunzip')}
  (gzip compressed|compressed|gzipped|gzip-compressed|gz) (file)?
  (without|not|no) (unpacking|extracting|decompressing|unzipping|uncompressing|need to unpack) (it|them|file)? (first)?
${(said) => [step(raw(said, 'step'))]}
  (and)? (calculate|compute|print|show|display|get|find|generate)? <step:sumOf> (of|for)? (remaining|rest|result|output|it|them|file|string|text|content of)?
`;
