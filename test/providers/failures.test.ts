import { expect, test } from 'vitest';
import { describeConnection } from '../../src/providers/failures.ts';

const server = { baseUrl: 'https://models.example:8443/v1', model: 'small', hasKey: true };

function coded(code: string): Error {
  return new Error('Connection error.', { cause: Object.assign(new Error('low level'), { code }) });
}

test.each([
  ['ECONNREFUSED', 'Nothing is listening at models.example:8443.'],
  ['ENOTFOUND', 'The name models.example:8443 cannot be found.'],
  ['EAI_AGAIN', 'The name models.example:8443 cannot be found.'],
  ['EHOSTUNREACH', 'models.example:8443 cannot be reached from here.'],
  ['ETIMEDOUT', 'models.example:8443 did not answer in time.'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'The certificate of models.example:8443 cannot be trusted.'],
  ['CERT_HAS_EXPIRED', 'The certificate of models.example:8443 cannot be trusted.'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'The certificate of models.example:8443 cannot be trusted.'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'The certificate of models.example:8443 cannot be trusted.'],
  ['EPROTO', 'models.example:8443 does not speak https there.'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'models.example:8443 does not speak https there.'],
  ['ECONNRESET', 'models.example:8443 closed the connection.'],
  ['ESOMETHING', 'The connection to models.example:8443 failed: Connection error.'],
])('%s is told as: %s', (code, sentence) => {
  const error = describeConnection(coded(code), server);
  expect(error.message).toBe(sentence);
  expect(error.fix).toMatch(/\.$/);
});

test('what is no error at all is reported too', () => {
  expect(describeConnection('odd', server).message).toBe('The connection to models.example:8443 failed.');
});
