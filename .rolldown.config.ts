// The bundle: CommonJS, which Node loads several times faster than modules, and few files on the way of a question.

import { readFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';
import { guardPatterns } from './scripts/bundle/guard-patterns.ts';
import { lateConstants } from './scripts/bundle/late-constants.ts';
import { leaveOut } from './scripts/bundle/leave-out.ts';
import { plainExports } from './scripts/bundle/plain-exports.ts';
import { withoutExamples, writtenTable } from './scripts/bundle/without-examples.ts';
import { writtenRows } from './scripts/bundle/written-rows.ts';
import { EXAMPLE_INDEX } from './src/recipes/example-index.ts';
import { RULE_INDEX } from './src/recipes/grammar/rule-index.ts';
import { TABLE_INDEX } from './src/recipes/table-index.ts';
import { COMMANDS_BY_LETTER } from './src/safety/knowledge/commands/command-letters.ts';
import { LOOKS_BY_LETTER } from './src/safety/knowledge/look-letters.ts';

// What is worked out when beck runs from source.
const READY = {
  'table-index': { TABLE_INDEX },
  'rule-index': { RULE_INDEX },
  'example-index': { EXAMPLE_INDEX },
};

/** Modules that the most frequent answers call; `npm run warm` measures them. */
const WARM = new Set(readFileSync('scripts/bundle/warm-modules.txt', 'utf8').split('\n'));
const isLate = (file: string): boolean => file.startsWith('src/') && !WARM.has(file);

const TABLES = {
  'command-letters': writtenTable('COMMANDS_BY_LETTER', withoutExamples(COMMANDS_BY_LETTER, 4)),
  'look-letters': writtenTable('LOOKS_BY_LETTER', withoutExamples(LOOKS_BY_LETTER, 2)),
};

export const questions = defineConfig({
  input: { main: 'src/main.ts', run: 'src/run.ts' },
  platform: 'node',
  // Native parts, found at run time.
  external: [/^@lydell\/node-pty/],
  plugins: [
    writtenRows(),
    // The index holds what a question is told of them.
    leaveOut(['examples'], /src\/recipes\/(?:(?:rows|fixes|projects|grammar\/lexicon)\/.*|about)\.ts$/),
    leaveOut(['example', 'examples', 'lookAlikes'], /src\/output\/secrets\/.*\.ts$/),
    guardPatterns(),
    lateConstants(isLate),
    plainExports(),
    {
      // Yargs measures its help texts with patterns of every emoji, which take as long to compile as Node to start.
      name: 'plain widths',
      load: {
        filter: { id: /node_modules\/string-width\/index\.js$/ },
        handler: () => 'export default (text) => [...String(text).replace(/\\x1b\\[[\\d;]*m/g, "")].length;',
      },
    },
    {
      // It asks standard output whether it is a terminal, which loads the network's part of Node, and is told by us anyway.
      name: 'colours that are told',
      transform: {
        filter: { id: /node_modules\/kleur\/colors\.mjs$/ },
        handler: (code) => code.replace('process.stdout && process.stdout.isTTY', 'true'),
      },
    },
    ...Object.entries(TABLES).map(([file, code]) => ({
      name: `ready-made ${file}`,
      load: {
        filter: { id: new RegExp(`src/safety/knowledge/.*${file}\\.ts$`) },
        handler: () => code,
      },
    })),
    ...Object.entries(READY).map(([file, values]) => ({
      name: `ready-made ${file}`,
      load: {
        filter: { id: new RegExp(`src/recipes/.*${file}\\.ts$`) },
        // V8 reads a text of JSON faster than the same as code.
        handler: () =>
          Object.entries(values)
            .map(
              ([name, value]) =>
                `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
            )
            .join('\n'),
      },
    })),
  ],
  logLevel: 'warn',
  checks: {
    // In packages, on ways we never go.
    eval: false,
    emptyImportMeta: false,
    // A file that one caller loads late is loaded at once by another.
    ineffectiveDynamicImport: false,
  },
  output: {
    dir: 'dist',
    cleanDir: true,
    format: 'cjs',
    // A module loaded late is read as CommonJS too.
    dynamicImportInCjs: false,
    minify: true,
    // One other character doubles what V8 holds and reads of a whole file.
    charset: 'ascii',
    chunkFileNames: 'chunks/[name]-[hash].js',
    codeSplitting: {
      // Every file costs a question a third of a millisecond or more. The first group that fits takes a module.
      groups: [
        // Read before Node's compile cache is on, and so compiled again each time.
        { name: 'start', test: /src\/domain\/make-folder/ },
        // All that judging a command for a program takes beside the judge.
        {
          name: 'common',
          test: /valibot|package\.json|src\/(domain\/|config\/load|cli\/(commands\/(judging|classify|flags)|shared\/errors|frequent-verbs)|cli\/wiring\/(command-facts|rules)|context\/io\/time-limit|terminal\/drawing\/(command-text|width))/,
        },
        // A hook masks what it records, and needs no more of what a question does.
        {
          name: 'masking',
          test: /src\/(output\/(redact|secrets\/)|cli\/(wiring\/masking|shared\/own-folders))/,
        },
        {
          name: 'question',
          test: /src\/(cli\/question\/question|recipes\/(about|grammar\/leaning)|context\/(git\/folder|machine\/(userland|path-lookup)))/,
        },
        // What only other shells, `beck explain` and a person's own rules need would double what is read here.
        {
          name: 'safety',
          test: /unbash|src\/context\/machine\/program-trust|src\/safety\/(?!explain|verdict\/person-rules|shells\/(fish|powershell|cmd|load-grammar)|commands\/windows|paths\/windows|knowledge\/(cmdlets|windows|descriptions))/,
        },
        // All that a row needs to answer.
        {
          name: 'recipe-table',
          test: /src\/(recipes\/(?!fixes|alternatives|grammar|knowledge\/(?!questions)|rows\/filters)|providers\/recipes|context\/(processes|history-path|machine\/man-page)|cli\/(asking\/(fix-world|repository-facts|small-reads)|shared\/(explain-lines|help-page|own-places)|wiring\/(about-commands|explain-command|knowledge)))/,
        },
        {
          name: 'ask',
          test: /src\/cli\/(commands\/ask|verbs\/ask\/(?!ask-(events|steps))|shared\/printed-plan)/,
        },
        // Only for questions that ask what a word means or how something is done.
        { name: 'knowledge', test: /src\/recipes\/knowledge\// },
        // After the recipes: a group takes what its modules import.
        { name: 'grammar', test: /src\/recipes\/grammar\// },
        // What every question to a model takes before its request is sent.
        {
          name: 'model',
          test: /src\/(providers\/choose|context\/(collect|render)|cli\/(question\/known-words|wiring\/learnt-models)|config\/api-key|trial\/known)/,
        },
      ],
    },
  },
});

/** The process that keeps a model loaded: a module, since what it loads is one that CommonJS cannot. */
const modelServer = defineConfig({
  input: { 'model-server': 'src/local-model/main.ts' },
  platform: 'node',
  logLevel: 'warn',
  output: {
    dir: 'dist',
    format: 'esm',
    minify: true,
    charset: 'ascii',
    entryFileNames: '[name].mjs',
    codeSplitting: false,
  },
});

export default [questions, modelServer];
