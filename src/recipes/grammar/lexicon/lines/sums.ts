// Sums, and columns by their positions.

import { count, raw } from '../said.ts';
import { type LineRule, step } from './rule.ts';

export const SUMS: readonly LineRule[] = [
  {
    patterns: [
      '(mathematically)? (sum|add up|total|add together|sum up) (each|every)? (line|number|value|integer) (of|in|from)?',
      'add (each|every) (line|number|value|integer) (of|in|from)?',
      '(calculate|compute|find|print|show|get|output) (the)? (mathematical)? sum of (every|each)? (line|number|value|integer)? (of|in|from)?',
    ],
    means: () => [step('sum', { n: 1 })],
  },
  {
    patterns: [
      '<show>? (largest|maximum|highest|greatest|max) (number|value)? (in|of|from) {n:rank} (column|field)',
      '<show>? (largest|maximum|highest|greatest|max) (number|value)? (in|of|from) (column|field) {n:n}',
    ],
    means: (said) => [step('largestOf', { n: count(said) })],
  },
  {
    patterns: [
      '<show>? (smallest|minimum|lowest|least|min) (number|value)? (in|of|from) {n:rank} (column|field)',
      '<show>? (smallest|minimum|lowest|least|min) (number|value)? (in|of|from) (column|field) {n:n}',
    ],
    means: (said) => [step('smallestOf', { n: count(said) })],
  },
  { patterns: ['<show>? median (of|in)? (number|value)? (of|in)?'], means: () => [step('median')] },
];

export const POSITIONS: readonly LineRule[] = [
  {
    patterns: [
      '(extract|print|show|output|get|display)? {m:n} line (beginning|starting) (from|at|with) line (number)? {n:n} (of|in|from)?',
    ],
    means: (said) => [step('range', { n: count(said), m: count(said) + count(said, 'm') - 1 })],
  },
  {
    patterns: [
      '<show>? (all|everything|every line|line)? (of|in)? <source>? (except|but|except for|without) first {n:n} (line)?',
    ],
    means: (said) => [step('from', { n: count(said) + 1 })],
  },
  {
    patterns: ['<show>? (second-to-last|second to last|next to last|penultimate|last but one) line (of|in)?'],
    means: () => [step('fromEnd', { n: 2 })],
  },
  {
    patterns: [
      '<show>? {n:rank} (to|from) last line (of|in)?',
      '<show>? {n:rank} line from (end|bottom) (of)?',
    ],
    means: (said) => [step('fromEnd', { n: count(said) })],
    favour: 0.8,
  },
  {
    patterns: ['<show>? last (non-empty|nonempty|non-blank|not empty) line (of|in)?'],
    means: () => [step('match', { text: '.', flags: '' }), step('last', { n: 1 })],
  },
  {
    patterns: ['<show>? first (non-empty|nonempty|non-blank|not empty) line (of|in)?'],
    means: () => [step('match', { text: '.', flags: '' }), step('first', { n: 1 })],
  },
  {
    patterns: [
      '<show>? line {n:n} (,|and) {m:n} (,|and)? (of|in)?',
      '<show>? {n:rank} and {m:rank} line (of|in)?',
    ],
    means: (said) => [step('twoLines', { n: count(said), m: count(said, 'm') })],
    favour: 0.4,
  },
  {
    patterns: [
      '(delete|remove|drop) line {n:n} (,|and) {m:n} (of|from|in)?',
      'line {n:n} and {m:n} (deleted|removed)',
    ],
    means: (said) => [step('dropTwo', { n: count(said), m: count(said, 'm') })],
    favour: 0.9,
  },
  {
    patterns: [
      '(delete|remove) (the)? line (containing|matching|with|that contain) {text:word} (plus|and|along with) (the)? (next|following) {n:n} line',
      '(delete|remove) (the)? line (containing|matching|with|that contain) {text:word} and {n:n} line (after|following|below) it',
    ],
    means: (said) => [step('dropWithNext', { n: count(said), text: raw(said, 'text') })],
    favour: 1,
  },
  {
    patterns: [
      '(delete|remove|drop|skip) (each|every) (second|other) line (of|from|in)?',
      '(delete|remove|drop|skip) even (numbered)? line (of|from|in)?',
    ],
    means: () => [step('every', { n: 2, m: 1 })],
  },
  {
    patterns: ['(delete|remove|drop|skip) (each|every) {n:rank} line (of|from|in)?'],
    means: (said) => [step('notEvery', { n: count(said) })],
  },
  {
    patterns: [
      '<show>? (line|everything|text|content)? (of|in)? <source>? (after) (the)? last (match|occurrence) of {text:word}',
      '<show>? (every)? line after (the)? last (match|occurrence|line containing) (of)? {text:word}',
    ],
    means: (said) => [step('pastLast', { text: raw(said, 'text') })],
  },
  {
    patterns: [
      '<show>? (the)? line containing {text:word} and (everything|every line|line) (after|following|below) (it)?',
    ],
    means: (said) => [step('after', { text: raw(said, 'text') })],
  },
  {
    patterns: ['(stop|quit|exit) (after|at) first match'],
    means: () => [{ is: 'flag', flag: ' -m 1', for: 'match' }],
  },
  {
    patterns: ['(only)? first {n:n} (match|matching line|occurrence)', '(stop|stopping) after {n:n} match'],
    means: (said) => [{ is: 'flag', flag: ` -m ${count(said)}`, for: 'match' }],
  },
];
