import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const measure = 'Minutes gained, compared with a placebo';
const name = 'Asleep sooner';
const claim = (...results: object[]): object =>
  block('evidence', { claim: 'It helps', level: 'none', measure, results });

export const cases: RuleExamples = {
  finds: {
    'ends in the wrong order': {
      content: claim({ name, value: 17, lower: 27, upper: 7 }),
      at: '/blocks/0/data/results/0',
      says: '17 of "Asleep sooner" is outside its range from 27 to 7',
    },
    'a value below its range': { content: claim({ name, value: 6.9, lower: 7, upper: 27 }), says: 'outside' },
    'a value above its range': {
      content: claim({ name, value: 27.1, lower: 7, upper: 27 }),
      says: 'outside',
    },
    'a range without its lower end': {
      content: claim({ name, value: 17, upper: 27 }),
      says: 'only one limit',
    },
    'a range without its upper end': {
      content: claim({ name, value: 17, lower: 7 }),
      says: 'only one limit',
    },
    'a lower end without a value': { content: claim({ name, lower: 7 }), says: 'no value' },
    'an upper end without a value': { content: claim({ name, upper: 7 }), says: 'no value' },
    'a name alone': { content: claim({ name, outcome: ' ' }), says: 'no content' },
    'the second of two': {
      content: claim({ name, value: 1 }, { name: 'Asleep longer' }),
      at: '/blocks/0/data/results/1',
    },
    'results without a heading': {
      content: block('evidence', {
        claim: 'It helps',
        level: 'none',
        measure: ' ',
        results: [{ name, value: 17 }],
      }),
      at: '/blocks/0/data',
      says: 'no heading',
    },
  },
  passes: {
    'a value in its range': claim({ name, value: 17, lower: 7, upper: 27 }),
    'a value at its lower end': claim({ name, value: 7, lower: 7, upper: 27 }),
    'a value at its upper end': claim({ name, value: 27, lower: 7, upper: 27 }),
    'a range below zero': claim({ name, value: -17, lower: -27, upper: -7 }),
    'a range of nothing': claim({ name, value: 0, lower: 0, upper: 0 }),
    'a value alone': claim({ name, value: 17 }),
    'people alone': claim({ name, people: 24 }),
    'an outcome in words': claim({ name, outcome: 'calmer than on a placebo' }),
    'a claim without results': block('evidence', { claim: 'It helps', level: 'none' }),
    'a heading without results': block('evidence', { claim: 'It helps', level: 'none', measure }),
  },
};
