import type { RuleExamples } from '../../testing/ruleCases.ts';

const card = (when?: object): object => ({
  type: 'product-card',
  data: { productTitle: 'Tea' },
  ...(when ? { when } : {}),
});
const picks = (hashRoute?: string, when?: object): object => ({
  type: 'quick-look',
  data: { items: [{ title: 'Tea', ...(hashRoute ? { hashRoute } : {}) }] },
  ...(when ? { when } : {}),
});
const inFrance = { countries: ['FR'] };

export const cases: RuleExamples = {
  finds: {
    'a card of one country': {
      content: [picks('page0-card0'), card(inFrance)],
      at: '/blocks/0/data/items/0',
      says: 'Only some readers see the card of "Tea"',
    },
    'a card of an experiment, with a number sign': {
      content: [picks('#page0-card1'), card(), card({ experiment: 'trial', variant: 'b' })],
    },
    'the card at the place of the pick': { content: [picks(), card({ until: '2030-01-01T00:00:00Z' })] },
    'a card in a carousel that only some get': {
      content: [
        picks('page0-card0'),
        { type: 'product-card-carousel', data: { cards: [{ id: 'c', ...card() }] }, when: inFrance },
      ],
    },
    'another condition than that of the list': {
      content: [picks('page0-card0', { countries: ['DE'] }), card(inFrance)],
    },
  },
  passes: {
    'a card that all get': [picks('page0-card0'), card()],
    'a list with the condition of its card': [picks('page0-card0', inFrance), card(inFrance)],
    'a card that only some get and no pick names': [picks('page0-card1'), card(inFrance), card()],
    'a list that only some get': [picks('page0-card0', inFrance), card()],
    'no list': [card(inFrance)],
  },
};
