// "scan my local network" through the whole loop: a model learns the subnet, looks for nmap, and asks before it scans.

import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listAddresses } from '../../src/context/report/network.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';
import { answerQuestion, questionOpen } from '../support/approval.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { type ScriptedReply, startModelServer } from '../support/model-server.ts';
import { openTerminal } from '../support/terminal.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');

/** A machine without a network has none in its report; the model then takes a usual one. */
const SUBNET = listAddresses().find(({ subnet }) => subnet !== undefined)?.subnet ?? '192.168.1.0/24';

/** A model that uses only what it is sent. */
const MODEL: readonly ScriptedReply[] = [
  call('system_report', {}),
  call('probe', { command: 'which nmap' }),
  {
    type: 'by-request',
    reply: ({ body }) => {
      const told = body.messages.map(({ content }) => content ?? '').join('\n');
      const subnet = /\(subnet ([\d./]+)\)/.exec(told)?.[1] ?? '192.168.1.0/24';
      const nmap = /from="probe">\n(\/\S+\/nmap)\n/.exec(told)?.[1];
      if (nmap === undefined) return { type: 'text', text: 'nmap is not installed.' };
      return call('run_in_shell', { command: `nmap -sn ${subnet}`, why: 'finds the devices' });
    },
  },
  {
    type: 'by-request',
    reply: ({ body }) => ({ type: 'text', text: summaryOf(body.messages.at(-1)?.content) }),
  },
];

function call(name: string, written: object): ScriptedReply {
  return { type: 'tool-calls', calls: [{ name, arguments: written }] };
}

function summaryOf(told: string | null | undefined): string {
  const hosts = [...(told ?? '').matchAll(/report for (\w+)/g)].map(([, name]) => name);
  return hosts.length === 0 ? 'Nothing was scanned.' : `${hosts.length} devices: ${hosts.join(', ')}.`;
}

async function scan(home: FreshHome, baseUrl: string) {
  const tools = join(home.path, 'tools');
  mkdirSync(tools);
  mkdirSync(join(home.path, 'work'));
  const lines = ['#!/bin/sh', `echo "$*" >'${home.path}/scanned'`];
  for (const name of ['router', 'den']) lines.push(`echo 'Nmap scan report for ${name} (10.0.0.1)'`);
  writeFileSync(join(tools, 'nmap'), `${lines.join('\n')}\n`);
  chmodSync(join(tools, 'nmap'), 0o755);
  return openTerminal({
    command: process.execPath,
    args: [MAIN, 'ask', 'scan my local network'],
    env: { ...home.env, PATH: `${tools}:${home.env['PATH']}`, OPENAI_BASE_URL: baseUrl },
    cwd: join(home.path, 'work'),
  });
}

test('the network is found in the report, nmap by a probe, and the scan is asked before it runs', async () => {
  await using home = await freshHome();
  const server = await startModelServer(MODEL);
  await using terminal = await scan(home, server.baseUrl);
  await questionOpen(terminal);
  expect(existsSync(join(home.path, 'scanned'))).toBe(false);
  expect(terminal.screen()).toContain(`nmap -sn ${SUBNET}`);
  await answerQuestion(terminal, 'y');
  expect(await terminal.waitForExit()).toEqual({ exitCode: 0, signal: 0 });
  await server.close();
  expect(terminal.screen()).toMatch(/report for den[\s\S]*2 devices: router, den\./);
  expect(server.requests[1]?.body.messages.at(-1)?.content).toMatch(
    /^<untrusted-(\w+) from="system_report">\nHost: [\s\S]*\nGateway: [\s\S]*<\/untrusted-\1>$/,
  );
});

test('a scan that is declined did not happen', async () => {
  await using home = await freshHome();
  const server = await startModelServer(MODEL);
  await using terminal = await scan(home, server.baseUrl);
  await answerQuestion(terminal, 'n');
  await terminal.waitForExit();
  await server.close();
  expect(terminal.screen()).toContain('Nothing was scanned.');
  expect(existsSync(join(home.path, 'scanned'))).toBe(false);
});

test('the scan is judged to use the network, so it asks', async () => {
  const { classify } = await loadClassifier('bash');
  const { level, effects } = classify({ command: 'nmap -sn 192.168.1.0/24', shell: 'bash' });
  expect({ level, network: effects.includes('network') }).toEqual({ level: 'ask', network: true });
});
