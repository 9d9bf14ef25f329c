// The person and their shell: users, environment, programs, history.

import { counting, saying } from '../fill/sentences.ts';
import type { Recipe } from '../slots/recipe.ts';

export const PERSON: readonly Recipe[] = [
  {
    id: 'whoami',
    effect: 'reads',
    phrases: [
      'who am i [logged in as]',
      'whoami',
      '(my|own) (username|user name|login name|user|account name|login)',
      '(username|user name|login name)',
      '(which|what|current) user [am i] [logged in as|logged in]',
      '(current user|logged in as|user am i|am i root)',
    ],
    why: 'Show your user name',
    command: 'whoami',
    answer: saying('You are _.'),
    examples: ['who am I'],
  },
  {
    id: 'who-is-here',
    effect: 'reads',
    phrases: [
      'who [else] logged [in|on]',
      '(users|user|people) [who are] [currently] (logged|signed) (in|on)',
      'who [else] (using|uses|on) [this]',
      'logged in users',
      'who [else] signed in',
      '(active|online|logged on) users',
    ],
    why: 'List who is logged in',
    command: 'who',
    answer: (seen) => {
      const users = [...new Set(seen.lines.map((line) => line.split(/\s+/)[0] ?? ''))];
      return users.length === 0 ? 'No one is logged in.' : `Logged in: ${users.join(', ')}.`;
    },
    examples: ["who's logged in?"],
  },
  {
    id: 'last-logins',
    effect: 'reads',
    phrases: [
      '(last|recent|previous|latest) [{count}] (login|logins|log ins|sign ins)',
      'who logged in (last|recently|before)',
    ],
    why: 'List recent logins',
    command: 'last -n {count=10}',
    examples: { 'show the last logins': 'last -n 10' },
  },
  {
    id: 'users',
    effect: 'reads',
    phrases: ['[user] (accounts|users) [exist|on]', '(list|all) users'],
    why: 'List the accounts',
    command: { gnu: 'cut -d : -f 1 /etc/passwd', bsd: 'dscl . -list /Users' },
    answer: counting('account', 'accounts'),
    examples: ['list all users'],
  },
  {
    id: 'groups',
    effect: 'reads',
    phrases: [
      '(groups|group) [am i in|do i belong to|am i member of|i belong to|i am in] [member of]',
      '(user id|uid|my id|my user id|user and group ids)',
      '(user am i|who am i|my user) and [in] (group|groups) [am i in|do i belong to|i am in]',
    ],
    why: 'Show your user and group ids',
    command: 'id',
    examples: ['which groups am I in', 'which user am I and in which groups'],
  },
  {
    id: 'environment',
    effect: 'reads',
    phrases: [
      '[all] (environment variables|env vars|env variables|environment|env|environment variable|exported variables) [set|defined]',
    ],
    why: 'List the environment variables',
    command: 'env | sort',
    answer: counting('variable', 'variables'),
    examples: ['list environment variables'],
  },
  {
    id: 'path-folders',
    effect: 'reads',
    phrases: ['path [variable|environment variable|entries|folders|directories]', '<folder> in [my] path'],
    why: 'List the folders that are searched for programs',
    command: `printf '%s\\n' "$PATH" | tr ':' '\\n'`,
    answer: counting('folder', 'folders'),
    examples: ['show my PATH'],
  },
  {
    id: 'home-folder',
    effect: 'reads',
    phrases: ['(what|where) home [<folder>]', '(path of|path to|path) home [<folder>]'],
    why: 'Show the home folder',
    command: 'printenv HOME',
    answer: saying('It is _.'),
    examples: ['where is my home directory'],
  },
  {
    id: 'one-variable',
    effect: 'reads',
    phrases: [
      '(value of|value|environment variable|env var|variable|echo|content of) [environment] [variable] {variable} [variable|environment variable|set to]',
      '{variable} (variable|environment variable|env var|set|set to|value)',
      '(environment variable|variable) {variable}',
    ],
    why: 'Show that variable',
    command: 'printenv {variable}',
    emptyStatus: 1,
    answer: (seen) => (seen.lines.length === 0 ? 'It is not set, or not exported.' : undefined),
    examples: { 'what is the value of EDITOR': 'printenv EDITOR' },
  },
  {
    id: 'which-program',
    effect: 'reads',
    phrases: [
      'where [is] {word} [command|program|binary|executable] (installed|located)',
      '(where is|find|locate) [the] {word} (command|program|binary|executable)',
      '(which|what) {word} [do i] (use|run|using|is used)',
      '(is|have i got|do i have|does) [command|program] {word} (installed|available|exist)',
      '{word} installed',
      '(which|path to|path of|location of) {word} [command|program|binary|executable]',
      '(where is|which|path to|location of) [command|program|binary|executable] {word} (installed|located|binary|executable)',
      'which {word}',
    ],
    why: 'Show where the shell finds that program',
    programIn: 'word',
    command: 'command -v {word}',
    emptyStatus: 1,
    answer: (seen, { word, asked }) => {
      const name = word?.type === 'text' ? word.text : 'It';
      if (asked?.type === 'text' && seen.lines.length > 0)
        return `${asked.text} is not installed; ${name} is ${seen.lines[0]}.`;
      return seen.lines.length === 0
        ? `${name} is not installed, or not on PATH.`
        : `${name} is ${seen.lines[0]}.`;
    },
    examples: { 'where is bash installed': 'command -v bash' },
  },
  {
    id: 'program-version',
    effect: 'reads',
    phrases: [
      'version [of] {word} [installed|have|am i running|am i using|running|using]',
      '{word} version [installed|have|running]',
      '(which|what) version [of] {word}',
    ],
    why: 'Ask the program for its version',
    programIn: 'word',
    command: '{word} {versionOption}',
    examples: {
      'which version of node do I have': 'node --version',
      'print the installed ssh version': 'ssh -V',
    },
  },
  {
    id: 'shell',
    effect: 'reads',
    phrases: [
      '(what|which|current|default) shell [am i] [using|running|in|use]',
      'shell (am i|i am|i) [using|running|in|use]',
      'my shell',
    ],
    why: 'Show which shell this is',
    command: { posix: 'ps -o comm= -p $$', fish: 'ps -o comm= -p $fish_pid' },
    answer: saying('This shell is _.'),
    examples: ['which shell am I using'],
  },
  {
    id: 'history',
    effect: 'reads',
    phrases: [
      '[command|shell|terminal] history',
      '(last|recent|previous|latest) [{count}] (commands|command) [i ran|i typed|i used|run]',
      'commands i [ran|typed|used] [recently|last]',
      'what (did i|have i) [just] (do|done|run|type|typed|enter|entered) [here] (just|now|before|last|a moment ago|recently)',
      'what (did i|have i) just (do|done|run|type|typed|enter|entered)',
    ],
    why: 'List recent commands',
    command: { posix: 'fc -l -{count=20}', fish: 'history | head -n {count=20}' },
    examples: {
      'show my command history': { posix: 'fc -l -20', fish: 'history | head -n 20' },
      'what did I just do': { posix: 'fc -l -20', fish: 'history | head -n 20' },
    },
  },
  {
    id: 'aliases',
    effect: 'reads',
    phrases: ['[defined|shell] (alias|aliases) [defined|set]'],
    why: 'List the aliases',
    // beck's own alias is not listed: it only starts questions.
    command: { posix: `alias | sed '/__beck_/d'`, fish: 'alias' },
    answer: counting('alias', 'aliases'),
    examples: ['show my aliases'],
  },
  {
    id: 'cron-jobs',
    effect: 'reads',
    phrases: ['(cron|crontab|scheduled) [job|task|entry] [scheduled]', 'crontab'],
    why: 'List your scheduled jobs',
    command: 'crontab -l',
    emptyStatus: 1,
    examples: ['list my cron jobs'],
  },
  {
    id: 'containers',
    effect: 'reads',
    phrases: [
      '[running] [docker] container [running]',
      'docker (containers|ps) [running]',
      '(running in docker|runs in docker|running inside docker|run in docker)',
    ],
    why: 'List the running containers',
    command: 'docker ps',
    answer: counting('running container', 'running containers', { heading: true }),
    examples: ['list running docker containers'],
  },
  {
    id: 'docker-space',
    effect: 'reads',
    phrases: ['<much> [disk] space [does|is] docker [<use>]', 'docker (disk usage|disk space|space)'],
    why: 'Show how much space images, containers and volumes take',
    command: 'docker system df',
    examples: ['how much space does docker use'],
  },
  {
    id: 'images',
    effect: 'reads',
    phrases: ['docker image'],
    why: 'List the container images',
    command: 'docker images',
    answer: counting('image', 'images', { heading: true }),
    examples: ['list docker images'],
  },
];
