// The person and their shell: users, environment, programs, history.

import { counting, saying } from '../fill/sentences.ts';
import type { Recipe } from '../slots/recipe.ts';
import { recipes } from '../slots/recipe-rows.ts';

export const PERSON: readonly Recipe[] = recipes`
whoami: whoami
  why: Show your user name
  who am i [logged in as]
  whoami
  (my|own) (username|user name|login name|user|account name|login)
  (username|user name|login name)
  (which|what|current) user [am i] [logged in as|logged in]
  (current user|logged in as|user am i|am i root)
  answer: ${saying('You are _.')}
  ? who am I
who-is-here: who
  why: List who is logged in
  who [else] logged [in|on]
  (users|user|people) [who are] [currently] (logged|signed) (in|on)
  who [else] (using|uses|on) [this]
  logged in users
  who [else] signed in
  (active|online|logged on) users
  answer: ${(seen) => {
    const users = [...new Set(seen.lines.map((line) => line.split(/\s+/)[0] ?? ''))];
    return users.length === 0 ? 'No one is logged in.' : `Logged in: ${users.join(', ')}.`;
  }}
  ? who's logged in?
last-logins: last -n {count=10}
  why: List recent logins
  (last|recent|previous|latest) [{count}] (login|logins|log ins|sign ins)
  who logged in (last|recently|before)
  ? show the last logins => last -n 10
users: cut -d : -f 1 /etc/passwd
  bsd: dscl . -list /Users
  why: List the accounts
  [user] (accounts|users) [exist|on]
  (list|all) users
  answer: ${counting('account', 'accounts')}
  ? list all users
groups: id
  why: Show your user and group ids
  (groups|group) (am i in|do i belong to|am i member of|i belong to|i am in) [member of]
  (my groups|my group)
  (user id|uid|my id|my user id|user and group ids)
  (user am i|who am i|my user) and [in] (group|groups) [am i in|do i belong to|i am in]
  ? which groups am I in
  ? which user am I and in which groups
environment: env | sort
  why: List the environment variables
  [all] (environment variables|env vars|env variables|environment|env|environment variable|exported variables) [set|defined]
  answer: ${counting('variable', 'variables')}
  ? list environment variables
path-folders: printf '%s\n' "$PATH" | tr ':' '\n'
  why: List the folders that are searched for programs
  path [variable|environment variable|entries|folders|directories]
  <folder> in [my] path
  answer: ${counting('folder', 'folders')}
  ? show my PATH
home-folder: printenv HOME
  why: Show the home folder
  (what|where) home [<folder>]
  (path of|path to|path) home [<folder>]
  answer: ${saying('It is _.')}
  ? where is my home directory
one-variable: printenv {variable}
  why: Show that variable
  emptyStatus: 1
  (value of|value|environment variable|env var|variable|echo|content of) [environment] [variable] {variable} [variable|environment variable|set to]
  {variable} (variable|environment variable|env var|set|set to|value)
  (environment variable|variable) {variable}
  answer: ${(seen) => (seen.lines.length === 0 ? 'It is not set, or not exported.' : undefined)}
  ? what is the value of EDITOR => printenv EDITOR
which-program: command -v {word}
  why: Show where the shell finds that program
  programIn: word
  emptyStatus: 1
  where [is] {word} [command|program|binary|executable] (installed|located)
  (where is|find|locate) [the] {word} (command|program|binary|executable)
  (which|what) {word} [do i] (use|run|using|is used)
  (is|have i got|do i have|does) [command|program] {word} (installed|available|exist)
  {word} installed
  (which|path to|path of|location of) {word} [command|program|binary|executable]
  (where is|which|path to|location of) [command|program|binary|executable] {word} (installed|located|binary|executable)
  which {word}
  answer: ${(seen, { word, asked }) => {
    const name = word?.type === 'text' ? word.text : 'It';
    if (asked?.type === 'text' && seen.lines.length > 0)
      return `${asked.text} is not installed; ${name} is ${seen.lines[0]}.`;
    return seen.lines.length === 0
      ? `${name} is not installed, or not on PATH.`
      : `${name} is ${seen.lines[0]}.`;
  }}
  ? where is bash installed => command -v bash
program-version: {word} {versionOption}
  why: Ask the program for its version
  programIn: word
  version [of] {word} [installed|have|am i running|am i using|running|using]
  {word} installed and (what|which) version
  {word} version [installed|have|running]
  (which|what) version [of] {word}
  ? which version of node do I have => node --version
  ? print the installed ssh version => ssh -V
shell: ps -o comm= -p $$
  fish: ps -o comm= -p $fish_pid
  why: Show which shell this is
  (what|which|current) shell [am i] [using|running|in|use]
  shell (am i|i am|i) [using|running|in|use]
  my shell
  answer: ${saying('This shell is _.')}
  ? which shell am I using
history: fc -l -{count=20}
  fish: history | head -n {count=20}
  why: List recent commands
  [command|shell|terminal] history
  (last|recent|previous|latest) [{count}] (commands|command) [i ran|i typed|i used|run]
  commands i [ran|typed|used] [recently|last]
  what (did i|have i) [just] (do|done|run|type|typed|enter|entered) [here] (just|now|before|last|a moment ago|recently)
  what (did i|have i) just (do|done|run|type|typed|enter|entered)
  ? show my command history => fc -l -20
    fish: history | head -n 20
  ? what did I just do => fc -l -20
    fish: history | head -n 20
aliases: alias | sed '/__beck_/d'
  fish: alias
  # beck's own alias is not listed: it only starts questions.
  why: List the aliases
  [defined|shell] (alias|aliases) [defined|set]
  answer: ${counting('alias', 'aliases')}
  ? show my aliases
cron-jobs: crontab -l
  why: List your scheduled jobs
  emptyStatus: 1
  (cron|crontab|scheduled) [job|task|entry] [scheduled]
  crontab
  ? list my cron jobs
containers: docker ps
  why: List the running containers
  [running] [docker] container [running]
  docker (containers|ps) [running]
  (running in docker|runs in docker|running inside docker|run in docker)
  answer: ${counting('running container', 'running containers', { heading: true })}
  ? list running docker containers
container-usage: docker stats --no-stream
  why: Show what each running container uses
  (memory|ram|cpu|<much> memory|<much> cpu) [usage] [of|each|every|running] [docker] container [<use>|each one] [each]
  [running] [docker] container and <much> (memory|ram|cpu) [each|each one|they|every one] [<use>]
  docker stats
  ? how much memory do the containers use
docker-space: docker system df
  why: Show how much space images, containers and volumes take
  <much> [disk] space [does|is] docker [<use>]
  docker (disk usage|disk space|space)
  ? how much space does docker use
images: docker images
  why: List the container images
  docker image
  answer: ${counting('image', 'images', { heading: true })}
  ? list docker images
`;
