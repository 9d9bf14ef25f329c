// Remarks that do not change a request about files: which tool, how safely, in which terminal.

import { fileRules } from '../rule-text.ts';
import type { FileRule } from './rule.ts';

const TOOL =
  '(find|xargs|ls|exec|grep|awk|sed|rm|cp|mv|chmod|chown|wc|sort|cat|tar|perl|file|du|stat|rename)';

export const ASIDES: readonly FileRule[] = fileRules`
${() => [{ is: 'nothing' }]}
  is: favour -0.1
  (and)? (using|with|via|by|use|by using|with help of) (the)? ${TOOL} (command|utility|tool|action|option)? (and ${TOOL} (command|utility)?)?
  (in|on|under|for) (linux|unix|ubuntu|debian|centos|macos|osx|solaris|bash|zsh|bsd|gnu|terminal|command-line|shell)
  (linux|gnu|bsd|unix|mac osx|gnu find|solaris) (specific|only)
  (ensuring|with|for|providing|considering|guaranteeing) whitespace safety (in (their|its|file)? (path|name))?
  (whitespace|space) safe(ly)?
  (whitespace|space) safely
  (and)? (correctly|properly|safely) (handling|handle) (whitespace|space|newline|special character|quote) (in (name|filename|path))?
  (and)? (handling|handle|considering|taking care of) (file with)? (whitespace|space|newline|special character) (in (their|its)? (name|filename|path))? (correctly|properly|safely)?
  (one by one|one at a time|individually|separately|one after another|each in turn)
  (in|with) (one|single) (command|go|step)
  (as)? (a|an)? (bulk|batch)
  (you|i|we) (have|want|need|find)
  if needed
  (and)? (display|print|show) (the)? (filename|name of file) (along)? (with|and) (matched|matching)? (line|text)
  (and)? (color|colour|highlight) (matched|matching)? (line|text|matches)
${() => [{ is: 'verb', verb: 'find' }, { is: 'ignoreCase' }]}
  (perform|do|run|make|conduct) (case-insensitive) (search|find) (for|of|on)?
  (with|as|being|in)? (case-insensitive) (search|manner|mode|match|fashion)
  (ignoring|ignore|regardless of|irrespective of|without considering|not considering) (upper|lower)? (or|and)? (case|uppercase|lowercase) (of (name|letter|character))?
${() => [{ is: 'verb', verb: 'find' }]}
  (perform|do|run|make|conduct) (recursive)? (search|find) (for|of|on|in)?
  (obtain|enumerate|collect|gather|select|filter|grab|pick|pull up|bring up|get me)
  (looking|searching) for
  (every|each)? (instance|occurrence|copy|version|appearance) of
  (find|search) (out)? (the)? (location|locations|place|places) of
  (find|search for|search|locate|look for|find out|finding|search out|searching for|look up|lookup|discover|detect|identify|seek|hunt for|go through|scan for|filter out) (out)?
  (look|traverse)
${() => [{ is: 'do', act: { type: 'contents' } }]}
  (and)? (concatenate|concat|combine) (content of|contents of|text of)?
`;
