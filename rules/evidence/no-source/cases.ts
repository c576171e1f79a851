import { block, each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const evidence = (data: object): object => block('evidence', { claim: 'Zinc shortens colds', ...data });

export const cases: RuleExamples = {
  finds: {
    ...each('level', ['weak', 'moderate', 'strong'], (level) => ({
      content: evidence({ level }),
      at: '/blocks/0/data/level',
      message: level,
    })),
    'an empty list': { content: evidence({ level: 'weak', sources: [] }) },
    'a reason without a source': {
      content: evidence({ level: 'weak', summary: 'Two small trials disagree.' }),
    },
  },
  passes: {
    'no evidence': evidence({ level: 'none' }),
    'no evidence, with a reason': evidence({ level: 'none', summary: 'We found no trial.' }),
    'a source': evidence({ level: 'weak', sources: ['a'] }),
    'several sources': evidence({ level: 'strong', sources: ['a', 'b'] }),
    'a text about evidence': '<p>The evidence is weak.</p>',
  },
};
