// A project's packages and environment, and another machine.

import type { Recipe, Seen } from '../slots/recipe.ts';
import { recipes } from '../slots/recipe-rows.ts';
import type { SlotValue } from '../slots/slot-values.ts';

export const PROJECTS: readonly Recipe[] = recipes`
npm-scripts: npm run
  why: List the scripts of package.json
  (npm|package.json|package) scripts
  scripts (npm|package.json)
  ? which npm scripts are there
npm-packages: npm ls --depth=0
  why: List the installed packages
  (npm|node) (packages|modules|dependencies) [are] [installed]
  ? which npm packages are installed
python-packages: pip list
  why: List the installed packages
  (python|pip) (packages|modules|libraries) [are] [installed]
  ? which python packages are installed
python-package: python3 -m pip show {pythonPackage}
  why: Ask pip about that package
  emptyStatus: 1
  (is|have i got|do i have) [python|pip] [package|module|library] {pythonPackage} [package|module|library] (installed|available)
  [python] [package|module|library] {pythonPackage} [package|module|library] installed [and] [which version|what version]
  (version of|which version of|what version of) [python] [package|module|library] {pythonPackage} [installed|do i have|have i got]
  {pythonPackage} version [installed|have]
  answer: ${(seen, { pythonPackage }) => packageFound(seen, pythonPackage)}
  ? is numpy installed => python3 -m pip show numpy
  ? do i have sklearn installed => python3 -m pip show scikit-learn
  ? which version of pandas do i have => python3 -m pip show pandas
  ? is the python package flask-cors installed => python3 -m pip show flask-cors
virtual-environment: python3 -m venv .venv
  why: Create a virtual environment in .venv
  is: changes
  (create|make|set up|new) [python] (virtual environment|virtualenv|venv) [here]
  ? create a python virtual environment
connect: ssh {host}
  why: Log in to that machine
  is: changes
  (connect|log in|login) to {host} (by|with|using|over|via) ssh
  ssh (to|into) {host}
  ? connect to server.example.com by ssh => ssh server.example.com
`;

/** What `pip show` says; undefined where pip itself is missing. */
function packageFound({ lines }: Seen, named: SlotValue | undefined): string | undefined {
  const name = named?.type === 'text' ? named.text : 'It';
  const version = lines.flatMap((line) => /^Version: (\S+)/.exec(line)?.[1] ?? [])[0];
  if (version !== undefined) return `${name} ${version} is installed for python3.`;
  return lines.every((line) => line === '' || /not found/i.test(line))
    ? `${name} is not installed for python3.`
    : undefined;
}
