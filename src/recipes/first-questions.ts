// Picks example questions to show at the first start: those that fit the current folder first.

export type FolderGlance = {
  /** Names of what is in the folder. */
  readonly names: readonly string[];
  readonly isFile: (name: string) => boolean;
  readonly hasProgram: (name: string) => boolean;
  readonly repository: boolean;
};

type Row = {
  /** `{name}` is the first name that fits. */
  readonly question: string;
  /** What must be there; absent: fits everywhere. */
  readonly needs?: RegExp | 'repository';
  /** What answers it, where that may be missing. */
  readonly program?: string;
};

const ROWS: readonly Row[] = [
  { question: 'what have I changed', needs: 'repository' },
  { question: 'list the contents of {name}', needs: /\.zip$/i, program: 'unzip' },
  { question: 'list the contents of {name}', needs: /\.(?:tar|tgz|tar\.gz)$/i },
  { question: 'show the first 5 lines of {name}', needs: /\.csv$/i },
  { question: 'show the last 20 lines of {name}', needs: /\.log$/i },
  { question: 'find TODO in all python files', needs: /\.py$/ },
  { question: 'how many words are in {name}', needs: /\.(?:md|txt)$/i },
  { question: 'which files here are over 1 MB' },
  { question: 'go to the folder with the biggest log' },
  { question: "what's using port 8080; and who's logged in?" },
];

/** Those that one of them may need. */
export const FIRST_PROGRAMS = ROWS.flatMap(({ program }) => program ?? []);

const MOST = 3;
/** Leaves room for a question that works everywhere. */
const MOST_FITTED = 2;
/** A name that needs no quotes. */
const PLAIN = /^[A-Za-z0-9][\w.-]{0,39}$/;

/** Three questions that the recipes answer here, about what is in the folder. */
export function firstQuestions({ names, isFile, hasProgram, repository }: FolderGlance): readonly string[] {
  const plain = names.filter((name) => PLAIN.test(name)).sort();
  const fitted = ROWS.flatMap(({ question, needs, program }) => {
    if (needs === undefined || (program !== undefined && !hasProgram(program))) return [];
    const name = needs === 'repository' ? '' : plain.find((one) => needs.test(one) && isFile(one));
    if (name === undefined || (needs === 'repository' && !repository)) return [];
    return [question.replace('{name}', name)];
  });
  const everywhere = ROWS.filter(({ needs }) => needs === undefined).map(({ question }) => question);
  return [...fitted.slice(0, MOST_FITTED), ...everywhere].slice(0, MOST);
}
