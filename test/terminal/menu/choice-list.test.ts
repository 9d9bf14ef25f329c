import { expect, test } from 'vitest';
import type { ScreenEvent } from '../../../src/terminal/keys/screen-input.ts';
import { type ListStep, openList, shownIn, stepList } from '../../../src/terminal/menu/choice-list.ts';

const CHOICES = ['qwen3:4b', 'qwen3:8b', 'llama3.2', 'mistral'].map((name) => ({ name, about: 'here' }));
const text = (typed: string): ScreenEvent => ({ type: 'text', text: typed });

function after(...events: readonly (ScreenEvent['type'] | ScreenEvent)[]): ListStep {
  let step: ListStep = { type: 'open', state: openList(CHOICES) };
  for (const event of events) {
    if (step.type !== 'open') throw new Error(`It was over before ${JSON.stringify(event)}.`);
    step = stepList(step.state, (typeof event === 'string' ? { type: event } : event) as ScreenEvent, 2);
  }
  return step;
}

test.each<[readonly (ScreenEvent['type'] | ScreenEvent)[], number]>([
  [['enter'], 0],
  [['down', 'enter'], 1],
  [['up', 'enter'], 3],
  [['down', 'down', 'down', 'down', 'enter'], 0],
  [['end', 'up', 'enter'], 2],
  [['end', 'home', 'enter'], 0],
  [['page-down', 'enter'], 2],
  [['page-down', 'page-down', 'page-up', 'enter'], 1],
  [[text('llama'), 'enter'], 2],
  [[text('8B'), 'enter'], 1],
  [[text('3 q'), 'down', 'enter'], 1],
  [[text('llamax'), 'backspace', 'enter'], 2],
  [[text('llama'), 'clear', 'enter'], 0],
  [[text('llama'), 'escape', 'enter'], 0],
  [['resize', 'down', 'left', 'enter'], 1],
])('%j chooses %i', (events, index) => {
  expect(after(...events)).toEqual({ type: 'chosen', index });
});

test('Esc goes back, Ctrl-C and a lost terminal end it, and Enter on nothing does nothing', () => {
  expect(after('down', 'escape')).toEqual({ type: 'back' });
  expect(after('interrupt')).toEqual({ type: 'interrupt' });
  expect(after('gone')).toEqual({ type: 'interrupt' });
  const nothing = after(text('zzz'), 'enter');
  expect(nothing.type).toBe('open');
  expect(nothing.type === 'open' && shownIn(nothing.state)).toEqual([]);
});
