// How long a search in a history of 500,000 lines takes, and how often it finds the right line of a small one.

import { knowledgeOf } from '../src/recall/described.ts';
import { findCommands } from '../src/recall/find.ts';
import { readRequest } from '../src/recall/request.ts';
import { tradeWords } from '../src/recall/trade-words.ts';
import { describedPrograms } from '../src/safety/explain/descriptions.ts';
import { HISTORY, NOW, QUESTIONS } from '../test/recall/questions.ts';
import { type Figure, median } from './measure.ts';

const LINES = 500_000;
const SEARCHES = 15;

export function measureRecall(): readonly Figure[] {
  const lines = HISTORY.toString().trimEnd().split('\n');
  const commands = lines.map((line) => line.slice(line.indexOf(';') + 1));
  const large = Array.from(
    { length: LINES },
    (_, at) => `: ${1_600_000_000 + at * 300}:0;${commands[(at * 7919) % commands.length]} #${at % 5000}\n`,
  );
  const bytes = Buffer.from(large.join(''));
  const spent = QUESTIONS.slice(0, SEARCHES).map(({ question }) => {
    const [begun, before] = [performance.now(), process.cpuUsage()];
    find(question, bytes);
    const { user, system } = process.cpuUsage(before);
    return { wall: performance.now() - begun, processor: (user + system) / 1000 };
  });
  const wall = spent.map((each) => each.wall);
  const processor = median(spent.map((each) => each.processor));
  return [
    {
      what: 'recall: 500,000 lines',
      measured: `${median(wall).toFixed(0)} ms, worst ${Math.max(...wall).toFixed(0)} ms, ${processor.toFixed(0)} ms by processor time`,
      budget: '150 ms',
    },
    ...[
      ['t', 'worked through'],
      ['a', 'set aside'],
    ].map(([set, name]) => {
      const asked = QUESTIONS.filter((each) => each.set === set);
      const right = asked.filter((each) =>
        find(each.question, HISTORY)
          .slice(0, 3)
          .some(({ command }) => command === each.right),
      );
      return {
        what: `recall: right among the first three, ${name}`,
        measured: `${((100 * right.length) / asked.length).toFixed(0)} %`,
        budget: '85 %',
      };
    }),
  ];
}

function find(question: string, bytes: Buffer) {
  const knowledge = knowledgeOf([...describedPrograms(), ...tradeWords()]);
  const request = readRequest(question, { now: NOW, home: '/home/anna', cwd: '/home/anna', knowledge });
  return findCommands(request, { history: { bytes, format: 'zsh' }, known: [] }, () => true, NOW);
}
