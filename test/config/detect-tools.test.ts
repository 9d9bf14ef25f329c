// The programs a model is told about unless a person chooses others: those the founding documents name.

import { expect, test } from 'vitest';
import { DEFAULTS } from '../../src/config/settings.ts';

test.each([
  ['the first', 'python3 python node dotnet ruby git docker kubectl ffmpeg magick curl jq aws az gcloud'],
  ['the third', 'docker git nmap curl wget ssh python3 node go'],
])('%s document', (_, names) => {
  expect(names.split(' ').filter((name) => !DEFAULTS.detectTools.includes(name))).toEqual([]);
});
