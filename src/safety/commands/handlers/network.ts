// Copies to and from other machines, and the clouds' own programs.

import { inputText } from '../../flow/output.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { type ExpandedWord, isLiteral, UNKNOWN } from '../../judgement/word.ts';
import { CLOUD_DESTROYS, CLOUD_SHOWS_SECRETS, DESTROYING_QUERY } from '../../knowledge/verbs.ts';
import { readPath, writePath, writeTarget } from '../../paths/file-effects.ts';
import { judgeLoss } from '../../paths/losses.ts';
import { fileKey } from '../../paths/resolve.ts';
import { readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import { noteInner } from '../destroying-words.ts';
import type { Call } from '../row.ts';

/** What is said through a connection: a file or another command's output is sent. */
export function judgeConnected(judgement: Judgement, call: Call): void {
  addEffect(judgement, 'run', 'write');
  judgeByRow(judgement, call, readArguments(judgement, call.row, call.args));
  const { input } = judgement.stdio;
  if (input.type === 'file' || (input.type === 'pipe' && inputText(input) === undefined))
    report(judgement, 'sends-files', call.span);
}

/** scp, rsync: local data that leaves is danger; what comes in may overwrite. */
export function judgeRemote(judgement: Judgement, call: Call): void {
  const read = readArguments(judgement, call.row, call.args);
  const tags = (option: (typeof read.options)[number]) => option.spec.impact?.tags ?? [];
  const dry = read.options.some((option) => tags(option).includes('dry'));
  const deletes = ({ spec }: (typeof read.options)[number]) =>
    spec.impact?.effects.includes('delete') === true;
  const given = dry ? { ...read, options: read.options.filter((option) => !deletes(option)) } : read;
  judgeByRow(
    judgement,
    {
      ...call,
      row: { ...call.row, operands: [{ role: '=', many: true, required: false, impact: undefined }] },
    },
    given,
  );
  if (given.operands.some(isRemote)) {
    addEffect(judgement, 'network');
    report(judgement, 'network', call.command.span, call.name);
  }
  if (dry || given.options.some((option) => tags(option).includes('list'))) return;
  const target = given.operands.at(-1);
  const sources = given.operands.slice(0, -1);
  if (target === undefined || sources.length === 0) return;
  const fetched = sources.some(isRemote);
  for (const source of sources) if (!isRemote(source)) readPath(judgement, source);
  if (fetched) addEffect(judgement, 'network', 'read');
  const renames = given.options.some(({ spec }) => /^(?:-[bR]|--(?:backup|relative))$/.test(spec.name));
  if (fetched || renames) judgement.survey.unnamed = true;
  if (!isRemote(target)) {
    judgeLoss(judgement, target, given.options.some(deletes));
    return writeTarget(judgement, target, sources, 'copy');
  }
  addEffect(judgement, 'network', 'read');
  report(judgement, 'sends-files', target.span);
}

function isRemote(value: ExpandedWord): boolean {
  return /^[^/\uFDD0]+::?|^\w+:\/\//.test(value.text) && value.text.includes(':');
}

/** `--desired-count 0`, `--num-nodes=0`, `ps:scale web=0`: what runs is ended. */
const NOTHING_LEFT =
  /(?:^|=)--(?:desired-(?:count|capacity)|num-nodes|min-size|max-size|replicas|node-count)=0$|^=\w+=0$/;

/** aws, gcloud, az …: the words say whether it looks, changes or destroys. */
const ASKS_FOR_VERSIONS =
  /^(?:(?:gcloud|az|gsutil|bq) (?!--help).*|(?:vagrant|pulumi|doctl|argocd|flux|istioctl|helmfile|linkerd|velero|oc|tkn|rancher|heroku) version)$/;

/** What they read of their own files. */
const LOCAL =
  /^(?:gcloud config (?:list|get-value [\w/]+|get [\w/]+|configurations list)|aws configure (?:list|list-profiles)|az cloud list)$/;

export function judgeCloud(judgement: Judgement, call: Call): void {
  const words = call.args.filter((arg) => !arg.text.startsWith('-'));
  const queried =
    call.args.length === 1 && /^(?:-v|--version|-V|version|--help)$/.test(call.args[0]?.text ?? '');
  // gcloud asks the metadata server, az and doctl whether there is a newer version, argocd its server for its own.
  if (queried && !ASKS_FOR_VERSIONS.test(`${call.name} ${call.args[0]?.text}`))
    return addEffect(judgement, 'read');
  if (LOCAL.test([call.name, ...call.args.map(({ text }) => text)].join(' ')))
    return addEffect(judgement, 'read');
  addEffect(judgement, 'network', 'read', ...call.row.impact.effects);
  for (const word of words) {
    if (!isLiteral(word.text)) continue;
    if (CLOUD_DESTROYS.test(word.text) || DESTROYING_QUERY.test(word.text)) {
      addEffect(judgement, 'delete', 'network');
      report(judgement, 'deletes', word.span, `${call.name} ${word.text}`);
    } else if (CLOUD_SHOWS_SECRETS.test(word.text)) {
      addEffect(judgement, 'secret');
      report(judgement, 'secret-file', word.span, word.text);
    }
  }
  noteInner(judgement, call.args);
  for (const [at, arg] of call.args.entries()) {
    if (NOTHING_LEFT.test(`${call.args[at - 1]?.text}=${arg.text}`) || NOTHING_LEFT.test(`=${arg.text}`)) {
      addEffect(judgement, 'delete');
      report(judgement, 'deletes', arg.span, `${call.name} ${arg.text}`);
    }
    if (
      /^--(?:delete|remove|force-delete|purge|no-dry-run)\b/.test(arg.text) ||
      DESTROYING_QUERY.test(arg.text)
    ) {
      addEffect(judgement, 'delete');
      report(judgement, 'deletes', arg.span, `${call.name} ${arg.text}`);
    } else if (
      /^--(?:endpoint-url|ca-bundle|no-verify-ssl|cli-input-json|access-token-file)\b/.test(arg.text)
    ) {
      report(judgement, 'risky', arg.span, `${call.name} ${arg.text}`);
    } else if (arg.text.includes('\uFDD7')) report(judgement, 'sends-files', arg.span);
  }
  const upload = /^(?:cp|mv|sync|rsync|put-object|upload|upload-batch)$/;
  const target = words.at(-1);
  if (
    words.some((word) => upload.test(word.text)) &&
    target !== undefined &&
    /^(?:s3|gs|az|https?):\/\//.test(target.text)
  ) {
    addEffect(judgement, 'read');
    report(judgement, 'sends-files', target.span);
  }
  if (words.some((word) => /^(?:mv|move)$/.test(word.text))) addEffect(judgement, 'delete');
  report(judgement, 'network', call.command.span, call.name);
}

/** curl and wget: what is fetched under its own name is a file that this text has written. */
export function judgeDownload(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  judgeByRow(judgement, call, given);
  const chosen = (...names: readonly string[]) => given.options.find(({ spec }) => names.includes(spec.name));
  const keepsName = call.name === 'curl' ? chosen('-O', '--remote-name', '--remote-name-all') : call.command;
  if (keepsName === undefined || chosen('--output-document') !== undefined) return;
  if (call.name !== 'curl' && chosen('-O') !== undefined) return;
  const folder = chosen('-P', '--directory-prefix', '--output-dir')?.value?.text ?? '.';
  // wget gives a file that is there already another name, unless an option says to go on with it or fetch it again.
  const replaces =
    call.name === 'curl' ||
    chosen('-c', '--continue', '-N', '--timestamping', '-r', '--recursive', '-m', '--mirror', '-x') !==
      undefined;
  for (const { text, span } of given.operands) {
    const name = text
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1);
    const file = { text: folder === '.' ? `${name}` : `${folder}/${name}`, span };
    const key = name ? fileKey(judgement, file.text) : undefined;
    if (replaces) writePath(judgement, name && !/[[{*]/.test(text) ? file : { text: UNKNOWN, span }, 'write');
    else if (key !== undefined) judgement.shell.written.add(key);
    // The name it gets then is wget's to choose.
    if (!replaces) judgement.survey.unnamed = true;
  }
}
