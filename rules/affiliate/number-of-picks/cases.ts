import { block, each, phrases } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';
import { words } from './rule.ts';

const card = (data = {}): object => block('product-card', { productTitle: 'Tea', ...data });
const three = [card(), card(), card()];
const list = (title: string, blocks: readonly object[] = three): object => ({
  title,
  blocks: blocks.map((block, index) => ({ id: `card-${index}`, ...block })),
});
const paid = card({ isFeaturedPartner: true });
const rejected = card({ isNotRecommended: true });

export const cases: RuleExamples = {
  finds: {
    ...each(
      'a number in a title',
      phrases(`
        The 4 Best Teas | Best 4 Teas | The four best teas | Las cuatro mejores infusiones
        12 Very Best Teas
      `),
      (title) => ({ content: list(title) }),
    ),
    ...each('a number in words', words, (word) => ({
      content: list(`The ${word} best teas`, Array(13).fill(card())),
    })),
    'a paid place that is counted': {
      content: list('The 4 Best Teas', [...three, paid]),
      at: '/title',
      marks: '4 Best',
      says: 'recommends 3, not counting paid placements',
    },
    'a product that we advise against': { content: list('The 4 Best Teas', [...three, rejected]) },
    'fewer than there are': { content: list('The Two Best Teas'), says: 'recommends 3.' },
  },
  passes: {
    'the number of picks': list('The 3 Best Teas'),
    'the number of picks in words': list('The Three Best Teas for 2 People'),
    'the number of picks in Spanish': list('Las tres mejores infusiones'),
    'a paid place that is not counted': list('The 3 Best Teas', [...three, paid]),
    'a product that we advise against and do not count': list('The 3 Best Teas', [...three, rejected]),
    'a title without a number': list('The Best Teas'),
    'a number of something else': list('The Best Teas, After 4 Weeks'),
    'a number with decimals': list('1.4 Best Teas'),
    'a year': list('The 2026 Best Teas'),
    'a share': list('The Best 4% of Teas'),
    'an article without cards': list('The 4 Best Teas', []),
    'an article with one card': list('The 4 Best Teas', [card()]),
    'cards that only some readers get': list('The 2 Best Teas', [
      card(),
      { ...card(), when: { countries: ['FR'] } },
      { ...card(), when: { countries: ['DE'] } },
    ]),
  },
};
