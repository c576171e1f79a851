import { duplicateAnchor } from '../../../quality/rules/id/duplicateAnchor.ts';
import { unstable } from '../../../quality/rules/id/unstable.ts';
import { describeRule } from './cases.ts';

function quotes(...ids: string[]): object {
  return { blocks: ids.map((id) => ({ id, type: 'quote', data: { text: 'A' } })) };
}

function headings(...anchors: (string | undefined)[]): object[] {
  return anchors.map((anchor) => ({
    type: 'heading',
    data: { text: 'Dose', ...(anchor ? { anchor } : {}) },
  }));
}

describeRule(unstable, {
  finds: {
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
});

describeRule(duplicateAnchor, {
  finds: {
    'the same anchor twice': {
      content: headings('dose', 'dose'),
      at: '/blocks/1/data/anchor',
      says: '"dose-2"',
    },
    'an anchor of the page itself': { content: headings('main'), at: '/blocks/0/data/anchor' },
    'an anchor three times': { content: headings('a', 'a', 'a'), count: 2 },
  },
  passes: {
    'different anchors': headings('dose', 'amount'),
    'the same text without anchors': headings(undefined, undefined),
    'an anchor that another heading would have from its text': headings('dose', undefined),
    'an anchor in capitals': headings('Dose', 'dose'),
    'a heading without an anchor before one': headings(undefined, 'amount'),
  },
});
