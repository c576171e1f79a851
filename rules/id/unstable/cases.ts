import { each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

function quotes(...ids: string[]): object {
  return { blocks: ids.map((id) => ({ id, type: 'quote', data: { text: 'A' } })) };
}

export const cases: RuleExamples = {
  finds: {
    ...each('a word', ['block', 'node', 'item', 'element', 'component', 'section', 'row', 'b'], (word) => ({
      content: [0, 1, 2].map((index) => ({ id: `${word}-${index}`, type: 'quote', data: { text: 'A' } })),
    })),
    'ids that count from 0': { content: quotes('0', '1', '2'), at: '/blocks/0/id', says: '3 blocks' },
    'ids that count from 1 behind a word': { content: quotes('block-1', 'block-2', 'block-3', 'block-4') },
    'ids that count, with a name among them': { content: quotes('0', 'intro', '2', '3'), at: '/blocks/0/id' },
  },
  passes: {
    'numbered names': quotes('pick-1', 'pick-2', 'pick-3'),
    names: quotes('intro', 'dose', 'sources'),
    'numbers in another order': quotes('17', '4', '9'),
    'two that count, which may be chance': quotes('1', '2', 'dose'),
    'numbers of a publishing system': quotes('b100', 'b101', 'b102'),
    'three that count among many names': quotes('0', '1', '2', 'a', 'b', 'c', 'd'),
  },
};
