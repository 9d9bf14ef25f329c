// The programs named to a model unless a person chooses others.

import { expect, test } from 'vitest';
import { DEFAULTS } from '../../src/config/settings.ts';

test.each([
  ['languages', 'python3 python node go dotnet ruby'],
  ['containers and clouds', 'docker kubectl aws az gcloud'],
  ['files and the network', 'git ffmpeg magick curl wget jq ssh nmap'],
])('%s are among them', (_, names) => {
  expect(names.split(' ').filter((name) => !DEFAULTS.detectTools.includes(name))).toEqual([]);
});

test('none is there twice', () => {
  expect(new Set(DEFAULTS.detectTools).size).toBe(DEFAULTS.detectTools.length);
});
