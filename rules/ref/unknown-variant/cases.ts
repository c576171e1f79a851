import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const text = block('rich-text', { html: '<p>Drink enough.</p>' });

const shown = (when: object): object => ({ ...text, when });

export const cases: RuleExamples = {
  finds: {
    'a slip in the variant': {
      content: shown({ experiment: 'commercePropensity', variant: 'hihg' }),
      at: '/blocks/0/when/variant',
      says: '"control", "low", "high"',
    },
    'a slip in the experiment': {
      content: shown({ experiment: 'comercePropensity', variant: 'high' }),
      at: '/blocks/0/when/experiment',
      says: '"commercePropensity"',
    },
    "another experiment's variant": { content: shown({ experiment: 'engagementTemplate', variant: 'high' }) },
  },
  passes: {
    'a variant': shown({ experiment: 'commercePropensity', variant: 'high' }),
    'those who take no part': shown({ experiment: 'engagementTemplate', variant: 'control' }),
    'an experiment of the configuration': shown({ experiment: 'newHero', variant: 'b' }),
    'a country': shown({ countries: ['US'] }),
    'a block for all': text,
  },
};
