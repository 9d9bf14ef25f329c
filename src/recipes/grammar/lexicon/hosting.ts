// What people run for themselves and others: containers, jobs at fixed times, certificates, logs as they grow.

import { type SayingRow, type Slots, sayings } from './saying-row.ts';

const ENDS =
  '(i|we)? (log out|logout|logging out|log off|close (this|my)? (terminal|shell|window)|disconnect)';
const isOne = ({ name = [] }: Slots): boolean =>
  name.every(
    (one) => !/^(?:docker|running|all|every|each|old|new|unused|stopped|which|this|that|it)$/i.test(one),
  );
const isAddress = ({ url = [] }: Slots): boolean =>
  url.every((one) =>
    /^(?:https?:\/\/\S+|(?:[\w-]+\.)+[a-z]{2,}(?:[:/]\S*)?|localhost(?:[:/]\S*)?)$/i.test(one),
  );

/** The line of crontab(5): when, and the script with its folder, since cron starts in the home folder. */
function cronTimes(slots: Slots): Slots | undefined {
  const {
    cronDays = [],
    cronTimes: fixed = [],
    at = [],
    n = [],
    spanSeconds = [],
    path = [],
    half = [],
  } = slots;
  const [file = ''] = path;
  if (/["'`\\\s]/.test(file)) return undefined;
  const script = /^[/~]/.test(file) ? file : `$PWD/${file.replace(/^\.\//, '')}`;
  const clock = clockTime(at[0] ?? n[0] ?? '0', half[0]);
  const daily = clock === undefined || cronDays[0] === undefined ? undefined : `${clock} ${cronDays[0]}`;
  const times = fixed[0] ?? (spanSeconds[0] === undefined ? daily : everySpan(Number(spanSeconds[0]) / 60));
  return times === undefined ? undefined : { ...slots, line: [`${times} ${script}`] };
}

/** Undefined where cron's minutes and hours, which begin anew each hour and day, cannot be so far apart. */
function everySpan(minutes: number): string | undefined {
  if (Number.isInteger(minutes) && minutes < 60 && 60 % minutes === 0) return `*/${minutes} * * * *`;
  const hours = minutes / 60;
  return Number.isInteger(hours) && hours < 24 && 24 % hours === 0 ? `0 */${hours} * * *` : undefined;
}

/** `7:30`, `2`, `9pm` as minute and hour. */
function clockTime(said: string, half: string | undefined): string | undefined {
  const [, hours, minutes = '0', end = half ?? ''] = /^(\d{1,2})(?::(\d\d))?(am|pm)?$/i.exec(said) ?? [];
  const hour = (Number(hours) % (end === '' ? 24 : 12)) + (/pm/i.test(end) ? 12 : 0);
  return hours === undefined || Number(hours) > 23 || Number(minutes) > 59
    ? undefined
    : `${Number(minutes)} ${hour}`;
}

/** A name alone is looked for on PATH by `.`. */
const withFolder = (slots: Slots): Slots => ({
  ...slots,
  file: (slots['path'] ?? []).map((one) => (one.includes('/') ? one : `./${one}`)),
});

export const HOSTING: readonly SayingRow[] = sayings`
# Containers
docker exec -it {name} sh
  is: changes
  fits: ${isOne}
  (open|start|get|give me|i (need|want)|run)? (shell|bash|sh|terminal|prompt) (in|inside|into|on) (running)? (docker)? container {name:session}
  (open|start|get|give me|i (need|want)|run)? (shell|bash|sh|terminal|prompt) (in|inside|into|on) (running)? {name:session} (docker)? container
  (go|get|log|jump) (into|inside|in) (docker)? container? {name:session} (docker)? container
  ? get a shell inside the web container => docker exec -it web sh
docker logs --tail 100 {name}
  fits: ${isOne}
  <show>? (last|latest|recent)? (log|output) (of|from|for) (docker)? container {name:session}
  <show>? (last|latest|recent)? (log|output) (of|from|for) {name:session} (docker)? container
  ? show the log of the web container => docker logs --tail 100 web
docker {containerAct#} {name}
  is: changes
  fits: ${isOne}
  <containerAct> (docker)? container {name:session}
  <containerAct> {name:session} (docker)? container
  ? restart the web container => docker restart web
docker build -t {name} .
  is: changes
  fits: ${isOne}
  build (docker|container)? image (from here|here)? (and)? (call|name|tag|called|named|tagged|as) (it|as)? {name:session}
  build (docker|container) image {name:session}
  ? build the docker image and call it shop => docker build -t shop .
docker build .
  is: changes
  build (docker|container) image (from dockerfile|here|of this (folder|project))?
  ? build the docker image => docker build .
docker {unusedOf#} prune
  is: changes
  (remove|delete|clean up|clean|prune|get rid of|throw away|clear) (every)? (old|unused|dangling|stopped|leftover) docker <unusedOf> (and stuff)? (i)? (do not|dont|no longer)? (need|use)? (anymore|any more)?
  (clean up|prune) docker <unusedOf>
  ? remove unused docker images => docker image prune
docker system prune
  is: changes
  (clean up|prune|tidy up) docker
  (free|reclaim|get back) (up)? (disk)? space (used|taken|wasted)? (up)? (by|from|in) docker
  ? clean up docker
docker ps -a
  is: lines
  <ask>? (every)? (docker)? container (,)? (even|including|also|and)? (those|ones)? (that)? (<be>)? (stopped|not running|exited) (ones|one|too|container)?
  <ask>? (every)? (stopped|exited) (docker)? container
  ? show all containers, even stopped ones

# At fixed times
(crontab -l 2>/dev/null; echo "{line#}") | crontab -
  fish: begin; crontab -l 2>/dev/null; echo "{line#}"; end | crontab -
  powershell:
  is: changes
  derive: ${cronTimes}
  kinds: path=file
  (schedule|run|execute|start|call|set up|plan) (script|program|job|cron job)? (to run)? {path} (automatically)? <cronDays> (at|around)? ({at:hour}|{n})? <half>?
  (schedule|run|execute|start|call|plan) (script|program|job)? {path} (automatically)? (at|around) ({at:hour}|{n}) <half>? <cronDays>
  (schedule|run|execute|start|call|plan) (script|program|job)? {path} (automatically)? <cronTimes>
  (schedule|run|execute|start|call|plan) (script|program|job)? {path} (automatically)? (every|each) {span}
  ? schedule script.sh every night at 2 => (crontab -l 2>/dev/null; echo "0 2 * * * $PWD/script.sh") | crontab -
  ? run script.sh every monday at 9:30 => (crontab -l 2>/dev/null; echo "30 9 * * 1 $PWD/script.sh") | crontab -
  ? run script.sh every 15 minutes => (crontab -l 2>/dev/null; echo "*/15 * * * * $PWD/script.sh") | crontab -

# Of servers
echo | openssl s_client -servername {url} -connect {url}:443 2>/dev/null | openssl x509 -noout -enddate
  is: reaches
  fits: ${({ url = [] }) => url.every((one) => /^(?:[\w-]+\.)+[a-z]{2,}$/i.test(one))}
  (when|until when|how long) (does|do|is|will|has)? (https|tls|ssl)? (certificate|cert) (of|for|on) {url:text} (expire|expires|expired|valid|run out|last) (until)?
  <ask>? (expiry|expiration) (date|day)? of (https|tls|ssl)? (certificate|cert) (of|for|on) {url:text}
  ? when does the certificate of example.com expire => echo | openssl s_client -servername example.com -connect example.com:443 2>/dev/null | openssl x509 -noout -enddate
curl -sI {url}
  is: reaches, lines
  fits: ${isAddress}
  (check)? <ask>? (only|just)? (http|response) header (of|for|from) {url:text}
  (check)? <ask>? (only|just)? (http|response)? header (that|does|do)? {url:text} (send|return|give|answer|reply with|sends|returns) (back)? ((only|just)? header)?
  ? show the http headers of example.com => curl -sI example.com
tail -f {path/} | grep --line-buffered {text}
  kinds: path=file
  (follow|watch|tail|monitor) {path} (live)? (but|and|,)? (only|just)? (show|showing|print|for|see|list)? (me)? (only|just)? (line|those|request|entry)? (with|containing|that contain|matching|about|mentioning|for) {text:word} (line|request|entry|message)?
  (follow|watch|tail|monitor) {path} (live)? (but|and|,)? (only|just) (show|showing|print|see|list) {text:word} (line|request|entry|message)?
  ? follow app.log but only show lines with ERROR => tail -f app.log | grep --line-buffered ERROR

# This shell and what outlives it
set -a; . {file/}; set +a
  fish: export (grep -v '^#' {path/})
  powershell:
  is: changes
  derive: ${withFolder}
  kinds: path=file
  (load|source|export|import|read|set) (every)? (environment|env)? (variable|var|setting) (from|in|of|out of) {path:section} (into|in|to|for)? (my|this|current)? (shell|session|environment|terminal)?
  ? load the variables from .env into my shell => set -a; . ./.env; set +a
find {path/} -type d -exec chmod {mode#} '{}' + -o -type f -exec chmod {other#} '{}' +
  is: changes
  kinds: path=folder
  fits: ${({ mode = [], other = [] }) => [...mode, ...other].every((one) => /^[0-7]{3,4}$/.test(one))}
  (set|give|fix|change|make|reset)? (normal|default|standard|usual|right|correct)? permission (of|on|for|in|under) (everything in)? {path} (to|,|:|with)? {mode} (for|on) (every)? folder (and|,) {other:mode} (for|on) (every)? file
  (set|give|fix|change|reset)? (normal|default|standard|usual|right|correct)? permission (to|of)? {mode} (for|on) (every)? folder (and|,) {other:mode} (for|on) (every)? file (in|under|of) {path}
  ? set permissions on docs, 755 for folders and 644 for files => find docs -type d -exec chmod 755 '{}' + -o -type f -exec chmod 644 '{}' +
nohup bash {script/} > /dev/null 2>&1 &
  powershell:
  is: changes
  kinds: script=file
  fits: ${({ script = [] }) => script.every((one) => /\.(?:sh|bash)$/.test(one))}
  (run|execute|start) (script)? {script:path} (in background)? (and|so that it|so it|such that it)? (keep|keeps|keeping|stays|stay) (it)? (going|running|alive|on)? (after|when|even if|even after|even when|while) ${ENDS}
  ? run script.sh in the background and keep it going after i log out => nohup bash script.sh > /dev/null 2>&1 &
`;
