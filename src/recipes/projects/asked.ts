// What is asked of a project, its containers and its repository: the words, and what they ask for.

import type { Meanings } from '../words/pattern.ts';
import { type Notation, plainKeys, type RowText, rowTexts, valuesOf } from '../words/row-text.ts';
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
  readonly examples: readonly string[];
};

/** What the patterns mean by their categories and slots. */
export const NAMED: Meanings = {
  categories: {
    start: '(start|run|launch|boot|fire up|spin up|bring up) up?',
    thing: 'app|application|project|program|site|website|server|code|it|everything',
    stack: 'docker? compose (stack|file|services)?|(docker|whole)? stack|containers|services',
    packages: '(npm|node|pip|python|cargo)? (dependencies|deps|packages|requirements|modules|libraries)',
    holes: 'security (problems|issues|holes|vulnerabilities|bugs|flaws|warnings)|vulnerabilities',
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

const NOTATION: Notation = { keys: plainKeys('why of'), flags: ['needsService'] };

/** `job NAME`, `compose COMMAND`, `compile`, `compile and run`, `abort`, or a command about the repository. */
function wantedOf(row: RowText<never>): Wanted {
  const { head, keys } = row;
  const [, type, rest = ''] = /^(job|compose|compile|abort)\b ?(.*)$/.exec(head) ?? [];
  const why = keys.get('why') ?? '';
  if (type === 'job') return { type, job: rest as Job };
  if (type === 'compile') return rest === '' ? { type } : { type, run: true };
  if (type === 'abort') return { type };
  if (type === 'compose') return { type, command: rest, why, ...valuesOf(row, NOTATION, ['why']) };
  const of = keys.get('of') as 'branch' | 'tag' | undefined;
  return { type: 'git', command: head, why, ...(of === undefined ? {} : { of }) };
}

export const asked = /* @__PURE__ */ rowTexts<AskedRow, never>(
  (row) => ({
    said: row.patterns,
    wants: wantedOf(row),
    examples: row.examples.map(({ question }) => question),
  }),
  NOTATION,
);

export const ASKED: readonly AskedRow[] = asked`
job dev
  <start> (dev|development|local) web? (server|environment|mode)?
  ? start the dev server
  ? run the development server
  ? spin up a local server
job start
  <start> (app|application|project|program|site|website)
  ? start the app
  ? run this project
job build
  (build|compile) <thing> (for production)?
  build
  (run|do|make) production? build
  ? build the project
  ? compile everything
job test
  (run|execute|start) all? unit? (test|tests) suite?
  test <thing>
  ? run the tests
  ? test the project
job lint
  lint <thing>?
  (run|start) (lint|linter)
  ? lint the project
  ? run the linter
job format
  format (code|project|source|sources|source code|everything)
  run formatter
  ? format the code
job install
  (install|get|fetch|restore|download) all? project? <packages> (of <project>)?
  ? install the dependencies
  ? install all packages of this project
job scripts
  (what|which|list|show|see|print)? all? available? <project>? (scripts|targets|tasks) (does <project> have|are there|are available|can i run|(in|of) <project>)?
  (what|which) (targets|recipes) does (makefile|justfile) have
  what can i run
  ? which scripts does this project have
  ? what scripts are there
  ? what can I run here
job version
  (what|which) version (is|of) <project> (at|on|in)?
  (what is|show|print|get)? current? (version of <project>|<project> version)
  ? what version is this package
  ? version of this project
  ? what's the project version
job addDev
  (add|install) {name:dependency} (as|to) (dev|development) (<packages>|dependency)
  ? add vitest as a dev dependency
job add
  (add|install) {name:dependency} (as dependency|to <project>? <packages>|to <project>)
  install {name:dependency}
  ? add lodash as a dependency
  ? add serde to the dependencies
  ? install lodash
job remove
  (remove|uninstall|drop) {name:dependency} from (<packages>|<project>)
  ? remove lodash from the dependencies
job outdated
  (which|what|list|show) <packages> are? (outdated|out of date|old)
  (list|show)? outdated <packages>
  are any? <packages> (outdated|out of date)
  ? which dependencies are outdated
job audit
  (are there|do (i|we) have|does <project> have|find|check for|show|list|look for)? any? known? <holes> (in (<packages>|<project>))?
  are any? <packages> (vulnerable|insecure|unsafe)
  (audit|check) <packages> (for (security|<holes>))?
  ? any security problems in my dependencies
  ? are any packages vulnerable
  ? audit the dependencies
job dependencies
  (what|which|list|show|see|print)? all? direct? <project>? <packages> ((of|in) <project>|does <project> (have|use|need|depend on)|do? we (have|use)|are used)
  what does <project> depend on
  ? list the dependencies of this project
  ? which packages does this project use
job versionOf
  (what|which) version of {name:dependency} (do we use|are we using|does <project> use|is used (in <project>)?|are we on)
  (what is|show)? version of {name:dependency} (in|used in|used by) <project>
  ? what version of vue do we use
  ? which version of react does this project use
compose up -d
  why: Start the services in the background
  <start> <stack>
  ? bring up the stack
  ? start the containers
compose down
  why: Stop the services and remove their containers
  (bring down|take down|tear down|shut down|stop) <stack>
  (bring|take|tear|shut) <stack> down
  ? tear down the stack
  ? stop the containers
compose up -d --build
  why: Build the images again and start the services
  (rebuild|build) <stack>
  ? rebuild the stack
compose logs --tail 100 {name}
  why: Show the last 100 lines that the service logged
  is: needsService
  <show>? (last|latest)? <log> (of|for|from) {name:service} <kindOfService>?
  <show>? {name:service} <kindOfService>? logs
  ? logs of the api container
  ? show the api logs
compose logs --follow --tail 20 {name}
  why: Show what the service logs, as it comes; Ctrl-C ends it
  is: needsService
  (follow|tail|watch|stream) (<log> (of|for|from))? {name:service} <kindOfService>? <log>?
  ? follow the logs of the api container
compose restart {name}
  why: Restart the service
  is: needsService
  restart {name:service} <kindOfService>?
  ? restart the api container
compose exec {name} sh
  why: Open a shell in the container
  is: needsService
  (open|start|get|give me)? (shell|bash|sh|terminal) (in|inside|into|on) {name:service} <kindOfService>?
  ? open a shell in the api container
compile
  compile {name:source}
  build {name:code}
  ? compile sort.c
compile and run
  compile and run {name:source}
  ? compile and run sort.c
abort
  (get me? out of|abort|cancel|leave|quit|back out of|give up on?) current? {name:operation} conflict?
  ? get me out of this merge
  ? abort the rebase
git push
  why: Send your commits to the remote
  push (it|branch|commit|commits|changes|work|everything|up)? ((to|up to) (origin|remote|server|github|gitlab))?
  ? push this
  ? push my changes
git status --short --branch
  why: Show how your branch stands against its upstream, as last fetched
  (am i|are we|is (branch|it)|how far am i|how many commits am i) (ahead|behind) ((or|and) behind)? ((of|from) {ref})?
  how (far|many commits) (ahead|behind) am i ((of|from) {ref})?
  (am i|are we|is branch) (up to date|in sync) (with {ref})?
  ? am I ahead of origin
  ? how far behind am I
  ? am I up to date with origin
git --no-pager log --oneline {name}..HEAD
  why: List the commits since then
  of: tag
  (what|show what|show|list)? has? (changed|changes|commits) (between|since|from|after) {name:tag} ((and|to|until|till|up to) (now|today|head)?)?
  ? what changed between v1.3.0 and now
  ? what has changed since v1.3.0
  ? commits since v1.3.0
git branch -d {name} && git push origin --delete {name}
  why: Delete the branch here and on the remote
  of: branch
  (delete|remove|drop) branch {name:ref} ((here|locally) and (there|remotely|on (server|remote|origin|github))|everywhere|both? locally and remotely)
  ? delete the branch main here and on the server
printf '%s\n' {name} >> .gitignore
  why: Have git ignore it from now on
  (add|put) {name:entry} (to|in|into) (gitignore|.gitignore)
  (git ignore|gitignore) {name:entry}
  ignore {name:entry} in git
  ? add node_modules to gitignore
  ? ignore dist in git
`;
