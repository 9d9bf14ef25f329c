// A project's packages and environment, and another machine.

import type { Recipe } from '../slots/recipe.ts';

export const PROJECTS: readonly Recipe[] = [
  {
    id: 'npm-scripts',
    effect: 'reads',
    phrases: ['(npm|package.json|package) scripts', 'scripts (npm|package.json)'],
    why: 'List the scripts of package.json',
    command: 'npm run',
    examples: [{ question: 'which npm scripts are there', command: 'npm run' }],
  },
  {
    id: 'npm-packages',
    effect: 'reads',
    phrases: ['(npm|node) (packages|modules|dependencies) [are] [installed]'],
    why: 'List the installed packages',
    command: 'npm ls --depth=0',
    examples: [{ question: 'which npm packages are installed', command: 'npm ls --depth=0' }],
  },
  {
    id: 'python-packages',
    effect: 'reads',
    phrases: ['(python|pip) (packages|modules|libraries) [are] [installed]'],
    why: 'List the installed packages',
    command: 'pip list',
    examples: [{ question: 'which python packages are installed', command: 'pip list' }],
  },
  {
    id: 'virtual-environment',
    effect: 'changes',
    phrases: ['(create|make|set up|new) [python] (virtual environment|virtualenv|venv) [here]'],
    why: 'Create a virtual environment in .venv',
    command: 'python3 -m venv .venv',
    examples: [{ question: 'create a python virtual environment', command: 'python3 -m venv .venv' }],
  },
  {
    id: 'connect',
    effect: 'changes',
    phrases: ['(connect|log in|login) to {host} (by|with|using|over|via) ssh', 'ssh (to|into) {host}'],
    why: 'Log in to that machine',
    command: 'ssh {host}',
    examples: [{ question: 'connect to server.example.com by ssh', command: 'ssh server.example.com' }],
  },
];
