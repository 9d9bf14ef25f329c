// What is asked of a project, its containers and its repository: the words, and what they ask for.

import type { Meanings } from '../words/pattern.ts';
import type { Job } from './kinds.ts';

export type Wanted =
  | { readonly type: 'job'; readonly job: Job }
  | { readonly type: 'compose'; readonly command: string; readonly why: string; readonly needsService?: true }
  | { readonly type: 'compile'; readonly run?: true }
  | { readonly type: 'abort' }
  | { readonly type: 'git'; readonly command: string; readonly why: string; readonly of?: 'branch' | 'tag' };

export type AskedRow = {
  /** Patterns of the whole question, without articles and politeness; `name` is what it names. */
  readonly said: readonly string[];
  readonly wants: Wanted;
  readonly examples: readonly [string, ...string[]];
};

/** What the patterns mean by their categories and slots. */
export const NAMED: Meanings = {
  categories: {
    start: '(start|run|launch|boot|fire up|spin up|bring up) up?',
    thing: 'app|application|project|program|site|website|server|code|it|everything',
    stack: 'docker? compose (stack|file|services)?|(docker|whole)? stack|containers|services',
    packages: 'dependencies|deps|packages|requirements|modules|libraries',
    project: 'project|package|app|application|crate|module|library|repo',
    show: 'show|see|print|get|view|read',
    kindOfService: 'container|service',
    log: 'log|logs',
  },
  slots: {
    dependency: '[\\w@./:+-]+',
    service: '[\\w.-]+',
    source: '\\S+\\.\\w+',
    code: '\\S+\\.(?:c|cpp|cc|rs|java|tex)',
    operation: 'merge|rebase|cherry-pick|revert',
    tag: '[\\w./-]+',
    ref: '\\S+',
    entry: '(?!(?:files?|folders?|it|them|something)\\b)\\S+',
  },
};

const job = (name: Job): Wanted => ({ type: 'job', job: name });

export const ASKED: readonly AskedRow[] = [
  {
    said: ['<start> (dev|development|local) web? (server|environment|mode)?'],
    wants: job('dev'),
    examples: ['start the dev server', 'run the development server', 'spin up a local server'],
  },
  {
    said: ['<start> (app|application|project|program|site|website)'],
    wants: job('start'),
    examples: ['start the app', 'run this project'],
  },
  {
    said: ['(build|compile) <thing> (for production)?', 'build', '(run|do|make) production? build'],
    wants: job('build'),
    examples: ['build the project', 'compile everything'],
  },
  {
    said: ['(run|execute|start) all? unit? (test|tests) suite?', 'test <thing>'],
    wants: job('test'),
    examples: ['run the tests', 'test the project'],
  },
  {
    said: ['lint <thing>?', '(run|start) (lint|linter)'],
    wants: job('lint'),
    examples: ['lint the project', 'run the linter'],
  },
  {
    said: ['format (code|project|source|sources|source code|everything)', 'run formatter'],
    wants: job('format'),
    examples: ['format the code'],
  },
  {
    said: ['(install|get|fetch|restore|download) all? project? <packages> (of <project>)?'],
    wants: job('install'),
    examples: ['install the dependencies', 'install all packages of this project'],
  },
  {
    said: [
      '(what|which|list|show|see|print)? all? available? <project>? (scripts|targets|tasks) (does <project> have|are there|are available|can i run|(in|of) <project>)?',
      '(what|which) (targets|recipes) does (makefile|justfile) have',
      'what can i run',
    ],
    wants: job('scripts'),
    examples: ['which scripts does this project have', 'what scripts are there', 'what can I run here'],
  },
  {
    said: [
      '(what|which) version (is|of) <project> (at|on|in)?',
      '(what is|show|print|get)? current? (version of <project>|<project> version)',
    ],
    wants: job('version'),
    examples: ['what version is this package', 'version of this project', "what's the project version"],
  },
  {
    said: ['(add|install) {name:dependency} (as|to) (dev|development) (<packages>|dependency)'],
    wants: job('addDev'),
    examples: ['add vitest as a dev dependency'],
  },
  {
    said: [
      '(add|install) {name:dependency} (as dependency|to <project>? <packages>|to <project>)',
      'install {name:dependency}',
    ],
    wants: job('add'),
    examples: ['add lodash as a dependency', 'add serde to the dependencies', 'install lodash'],
  },
  {
    said: ['(remove|uninstall|drop) {name:dependency} from (<packages>|<project>)'],
    wants: job('remove'),
    examples: ['remove lodash from the dependencies'],
  },
  {
    said: [
      '(which|what|list|show) <packages> are? (outdated|out of date|old)',
      '(list|show)? outdated <packages>',
      'are any? <packages> (outdated|out of date)',
    ],
    wants: job('outdated'),
    examples: ['which dependencies are outdated'],
  },
  {
    said: [
      '(what|which|list|show|see|print)? all? direct? <project>? <packages> ((of|in) <project>|does <project> (have|use|need|depend on)|do? we (have|use)|are used)',
      'what does <project> depend on',
    ],
    wants: job('dependencies'),
    examples: ['list the dependencies of this project', 'which packages does this project use'],
  },
  {
    said: [
      '(what|which) version of {name:dependency} (do we use|are we using|does <project> use|is used (in <project>)?|are we on)',
      '(what is|show)? version of {name:dependency} (in|used in|used by) <project>',
    ],
    wants: job('versionOf'),
    examples: ['what version of vue do we use', 'which version of react does this project use'],
  },
  {
    said: ['<start> <stack>'],
    wants: { type: 'compose', command: 'up -d', why: 'Start the services in the background' },
    examples: ['bring up the stack', 'start the containers'],
  },
  {
    said: ['(bring down|take down|tear down|shut down|stop) <stack>', '(bring|take|tear|shut) <stack> down'],
    wants: { type: 'compose', command: 'down', why: 'Stop the services and remove their containers' },
    examples: ['tear down the stack', 'stop the containers'],
  },
  {
    said: ['(rebuild|build) <stack>'],
    wants: {
      type: 'compose',
      command: 'up -d --build',
      why: 'Build the images again and start the services',
    },
    examples: ['rebuild the stack'],
  },
  {
    said: [
      '<show>? (last|latest)? <log> (of|for|from) {name:service} <kindOfService>?',
      '<show>? {name:service} <kindOfService>? logs',
    ],
    wants: {
      type: 'compose',
      command: 'logs --tail 100 {name}',
      why: 'Show the last 100 lines that the service logged',
      needsService: true,
    },
    examples: ['logs of the api container', 'show the api logs'],
  },
  {
    said: ['(follow|tail|watch|stream) (<log> (of|for|from))? {name:service} <kindOfService>? <log>?'],
    wants: {
      type: 'compose',
      command: 'logs --follow --tail 20 {name}',
      why: 'Show what the service logs, as it comes; Ctrl-C ends it',
      needsService: true,
    },
    examples: ['follow the logs of the api container'],
  },
  {
    said: ['restart {name:service} <kindOfService>?'],
    wants: { type: 'compose', command: 'restart {name}', why: 'Restart the service', needsService: true },
    examples: ['restart the api container'],
  },
  {
    said: [
      '(open|start|get|give me)? (shell|bash|sh|terminal) (in|inside|into|on) {name:service} <kindOfService>?',
    ],
    wants: {
      type: 'compose',
      command: 'exec {name} sh',
      why: 'Open a shell in the container',
      needsService: true,
    },
    examples: ['open a shell in the api container'],
  },
  {
    said: ['compile {name:source}', 'build {name:code}'],
    wants: { type: 'compile' },
    examples: ['compile sort.c'],
  },
  {
    said: ['compile and run {name:source}'],
    wants: { type: 'compile', run: true },
    examples: ['compile and run sort.c'],
  },
  {
    said: [
      '(get me? out of|abort|cancel|leave|quit|back out of|give up on?) current? {name:operation} conflict?',
    ],
    wants: { type: 'abort' },
    examples: ['get me out of this merge', 'abort the rebase'],
  },
  {
    said: [
      'push (it|branch|commit|commits|changes|work|everything|up)? ((to|up to) (origin|remote|server|github|gitlab))?',
    ],
    wants: { type: 'git', command: 'git push', why: 'Send your commits to the remote' },
    examples: ['push this', 'push my changes'],
  },
  {
    said: [
      '(am i|are we|is (branch|it)|how far am i|how many commits am i) (ahead|behind) ((or|and) behind)? ((of|from) {ref})?',
      'how (far|many commits) (ahead|behind) am i ((of|from) {ref})?',
      '(am i|are we|is branch) (up to date|in sync) (with {ref})?',
    ],
    wants: {
      type: 'git',
      command: 'git status --short --branch',
      why: 'Show how your branch stands against its upstream, as last fetched',
    },
    examples: ['am I ahead of origin', 'how far behind am I', 'am I up to date with origin'],
  },
  {
    said: [
      '(what|show what|show|list)? has? (changed|changes|commits) (between|since|from|after) {name:tag} ((and|to|until|till|up to) (now|today|head)?)?',
    ],
    wants: {
      type: 'git',
      command: 'git --no-pager log --oneline {name}..HEAD',
      why: 'List the commits since then',
      of: 'tag',
    },
    examples: [
      'what changed between v1.3.0 and now',
      'what has changed since v1.3.0',
      'commits since v1.3.0',
    ],
  },
  {
    said: [
      '(delete|remove|drop) branch {name:ref} ((here|locally) and (there|remotely|on (server|remote|origin|github))|everywhere|both? locally and remotely)',
    ],
    wants: {
      type: 'git',
      command: 'git branch -d {name} && git push origin --delete {name}',
      why: 'Delete the branch here and on the remote',
      of: 'branch',
    },
    examples: ['delete the branch main here and on the server'],
  },
  {
    said: [
      '(add|put) {name:entry} (to|in|into) (gitignore|.gitignore)',
      '(git ignore|gitignore) {name:entry}',
      'ignore {name:entry} in git',
    ],
    wants: {
      type: 'git',
      command: "printf '%s\\n' {name} >> .gitignore",
      why: 'Have git ignore it from now on',
    },
    examples: ['add node_modules to gitignore', 'ignore dist in git'],
  },
];
