// What a step means in files of a kind.

import { codeRegex, commentRegex } from '../lexicon/code-kinds.ts';
import { URL_REGEX } from '../lexicon/lines/extracts.ts';
import type { LineStep } from '../request.ts';

/** What is a comment, a setting or a function depends on the kind of file. */
export function ofFileKind(step: LineStep, files: readonly string[]): LineStep {
  const [kind = '', ...others] = [
    ...new Set(files.map((file) => /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '')),
  ];
  const unfit = { op: 'unfit' } as const;
  switch (step.op) {
    case 'unique':
      // The header stays where it is.
      return /^[ct]sv$/.test(kind) ? { op: 'uniqueInOrder' } : step;
    case 'dropComments':
      return kind === 'ini' ? { op: 'dropIniComments' } : step;
    case 'settingKeys':
      if (kind === 'json' && others.length === 0) return { op: 'jq', text: 'keys' };
      return SETTINGS.test(kind) && others.length === 0 ? step : unfit;
    case 'section':
    case 'sections':
    case 'settingIn':
    case 'settingOf':
    case 'changeSettingIn':
      return SETTINGS.test(kind) && others.length === 0 ? step : unfit;
    case 'uncomment':
      return MARKED_UP.test(kind) ? unfit : step;
    case 'attribute':
      if (MARKED_UP.test(kind) && others.length === 0) return step;
      return step.text === 'href' ? { op: 'match', text: URL_REGEX, flags: ' -oE' } : unfit;
    case 'untag':
    case 'element':
      return MARKED_UP.test(kind) && others.length === 0 ? step : unfit;
    case 'commentLines': {
      const regex = commentRegex(kind);
      return regex === undefined || others.length > 0 ? unfit : { op: 'match', text: regex, flags: ' -E' };
    }
    case 'countRows':
      return /^[ct]sv$/.test(kind) ? unfit : { op: 'countLines' };
    case 'targets':
      return files.every((file) => /(?:^|\/)(?:GNU)?[Mm]akefile$/.test(file)) ? step : unfit;
    case 'jq':
      return kind === 'json' && others.length === 0 ? step : unfit;
    case 'code': {
      const regex = codeRegex(kind, step.text ?? '');
      return regex === undefined || others.length > 0 ? unfit : { op: 'match', text: regex, flags: ' -E' };
    }
    default:
      return step;
  }
}

const MARKED_UP = /^(?:x?html?|xml|svg|xsd|xsl|rss|atom|plist|csproj|php)$/;
const SETTINGS = /^(?:ini|conf|cfg|cnf|env|properties|toml|ya?ml)$/;
