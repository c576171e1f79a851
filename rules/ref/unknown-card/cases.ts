import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const card = block('product-card', { productTitle: 'Tea' });

const picks = (...hashRoutes: (string | undefined)[]): object =>
  block('quick-look', {
    items: hashRoutes.map((hashRoute) => ({ title: 'Tea', ...(hashRoute ? { hashRoute } : {}) })),
  });

export const cases: RuleExamples = {
  finds: {
    'a card behind the last': {
      content: [picks('page0-card1'), card],
      at: '/blocks/0/data/items/0/hashRoute',
      says: 'product cards up to page0-card0',
    },
    'a card of another page': { content: [picks('page1-card0'), card] },
    'a pick without a card at its place': {
      content: [picks(undefined, undefined), card],
      at: '/blocks/0/data/items/1',
      says: 'This is pick 2',
    },
    'an article without cards': { content: [picks('page0-card0')], says: 'no product cards' },
  },
  passes: {
    'the first card': [picks('page0-card0'), card],
    'the last card, with a number sign': [picks('#page0-card1'), card, card],
    'picks at the places of cards': [picks(undefined, undefined), card, card],
    'a card that stands before the list': [card, picks('page0-card0')],
    'two picks for one card': [picks('page0-card0', 'page0-card0'), card],
    'a card in a carousel': [
      picks('page0-card0'),
      block('product-card-carousel', { cards: [{ id: 'c', ...card }] }),
    ],
  },
};
