// Setting variables of PowerShell: most are only names, some change what later commands do.

import type { Span } from '../../domain/verdict.ts';
import { addEffect, find, type Judge } from '../judge.ts';
import { setWindowsVariable } from '../windows/slash-roles.ts';

const ACTING =
  /^(?:psdefaultparametervalues|psmoduleautoloadingpreference|executioncontext|profile|home|pshome|host|input|args|myinvocation|psscriptroot|pscommandpath|outputencoding|pssession\w*|psnativecommand\w*|psstyle|prompt|ofs|confirmpreference|whatifpreference|erroractionpreference|maximum\w+count|logengine\w+|logprovider\w+|shellid|pwd|true|false|psversiontable|psculture|pid)$/;

/** `$name = …`, `$env:NAME = …`, `$function:name = …`. `written` has its dollar sign. */
export function assignVariable(judge: Judge, written: string, text: string, span: Span): void {
  const name = written.replace(/^\$\{?|\}$/g, '');
  const key = name.toLowerCase().replace(/^(?:global|script|local|private|variable):/, '');
  if (key === 'null' || key === '_') return;
  judge.scope.variables.set(key, text);
  judge.trace?.leave(judge.trace.enter(judge, { type: 'assignment', span, detail: `shell $${name}` }));
  if (key.startsWith('env:')) {
    addEffect(judge, 'run');
    return setWindowsVariable(judge, name.slice(4), text, { text, span });
  }
  if (/^(?:function|alias):/.test(key)) {
    addEffect(judge, 'run', 'write', 'delete');
    return find(judge, /:_*beck/.test(key) ? 'touches-beck' : 'defines-code', span, name);
  }
  if (/^[^:]+:/.test(key)) {
    // `${C:\file} = …` writes that file.
    addEffect(judge, 'write', 'delete');
    return find(judge, 'overwrites', span, name);
  }
  if (/^_*beck/.test(key)) find(judge, 'touches-beck', span);
  if (ACTING.test(key)) {
    addEffect(judge, 'run', 'write');
    return find(judge, 'code-variable', span, `$${name}`);
  }
}
