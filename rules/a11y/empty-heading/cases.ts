import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'a heading in HTML': { content: '<h2></h2><p>A</p>', marks: '<h2>' },
    'one of fixed blanks': { content: '<p>A</p><h3>&nbsp; </h3>', marks: '<h3>' },
    'one of an empty mark': { content: '<h2><strong> </strong></h2>', marks: '<h2>' },
    'one of an invisible character': { content: '<h2>\u200B</h2>', marks: '<h2>' },
    'one among basic nodes': {
      content: block('basic', { nodes: [{ tag: 'h2', children: [' '] }] }),
      at: '/blocks/0/data/nodes/0',
    },
  },
  passes: {
    'a heading of one letter': '<h2>A</h2>',
    'a heading of a number': '<h2>7</h2>',
    'a heading of a picture': '<h2><img src="/media/logo.png" alt="Norrland"></h2>',
    'an empty paragraph, which is for another rule': '<p></p>',
    'a heading of signs': '<h2>?</h2>',
  },
};
