// A project's packages and environment, and another machine.

import type { Recipe, Seen } from '../slots/recipe.ts';
import type { SlotValue } from '../slots/slot-values.ts';

export const PROJECTS: readonly Recipe[] = [
  {
    id: 'npm-scripts',
    effect: 'reads',
    phrases: ['(npm|package.json|package) scripts', 'scripts (npm|package.json)'],
    why: 'List the scripts of package.json',
    command: 'npm run',
    examples: ['which npm scripts are there'],
  },
  {
    id: 'npm-packages',
    effect: 'reads',
    phrases: ['(npm|node) (packages|modules|dependencies) [are] [installed]'],
    why: 'List the installed packages',
    command: 'npm ls --depth=0',
    examples: ['which npm packages are installed'],
  },
  {
    id: 'python-packages',
    effect: 'reads',
    phrases: ['(python|pip) (packages|modules|libraries) [are] [installed]'],
    why: 'List the installed packages',
    command: 'pip list',
    examples: ['which python packages are installed'],
  },
  {
    id: 'python-package',
    effect: 'reads',
    phrases: [
      '(is|have i got|do i have) [python] [package|module|library] {pythonPackage} [package|module|library] (installed|available)',
      '[python] [package|module|library] {pythonPackage} [package|module|library] installed',
      '(version of|which version of|what version of) [python] [package|module|library] {pythonPackage} [installed|do i have|have i got]',
      '{pythonPackage} version [installed|have]',
    ],
    why: 'Ask pip about that package',
    command: 'python3 -m pip show {pythonPackage}',
    emptyStatus: 1,
    answer: (seen, { pythonPackage }) => packageFound(seen, pythonPackage),
    examples: {
      'is numpy installed': 'python3 -m pip show numpy',
      'do i have sklearn installed': 'python3 -m pip show scikit-learn',
      'which version of pandas do i have': 'python3 -m pip show pandas',
    },
  },
  {
    id: 'python-package-named',
    effect: 'reads',
    phrases: ['(is|have i got|do i have) (python|pip) (package|module|library) {word} (installed|available)'],
    why: 'Ask pip about that package',
    command: 'python3 -m pip show {word}',
    emptyStatus: 1,
    answer: (seen, { word }) => packageFound(seen, word),
    examples: {
      'is the python package flask-cors installed': 'python3 -m pip show flask-cors',
    },
  },
  {
    id: 'virtual-environment',
    effect: 'changes',
    phrases: ['(create|make|set up|new) [python] (virtual environment|virtualenv|venv) [here]'],
    why: 'Create a virtual environment in .venv',
    command: 'python3 -m venv .venv',
    examples: ['create a python virtual environment'],
  },
  {
    id: 'connect',
    effect: 'changes',
    phrases: ['(connect|log in|login) to {host} (by|with|using|over|via) ssh', 'ssh (to|into) {host}'],
    why: 'Log in to that machine',
    command: 'ssh {host}',
    examples: { 'connect to server.example.com by ssh': 'ssh server.example.com' },
  },
];

/** What `pip show` says; undefined where pip itself is missing. */
function packageFound({ lines }: Seen, named: SlotValue | undefined): string | undefined {
  const name = named?.type === 'text' ? named.text : 'It';
  const version = lines.flatMap((line) => /^Version: (\S+)/.exec(line)?.[1] ?? [])[0];
  if (version !== undefined) return `${name} ${version} is installed for python3.`;
  return lines.every((line) => line === '' || /not found/i.test(line))
    ? `${name} is not installed for python3.`
    : undefined;
}
