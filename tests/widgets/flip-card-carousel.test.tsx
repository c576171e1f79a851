/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import typical from '#fixtures/blocks/flip-card-carousel.typical.json' with { type: 'json' };
import { blockValidators, validateEvents } from '#schemas/generated/validators.js';
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const card = (title: string, more: object = { back: { answer: `About ${title}` } }) => ({ title, ...more });
const show = (data: object, context = {}) => showBlock('flip-card-carousel', data, context);
const cards = () => [...document.querySelectorAll('details')];
const fronts = () => cards().map((flipCard) => flipCard.querySelector('summary > span')?.textContent);

describe('flip card carousel', () => {
  test('shows the fronts of its cards, in order, under its header', () => {
    show(typical.data);
    const region = screen.getByRole('region', { name: 'Three fears, three answers' });
    expect(within(region).getAllByRole('listitem')).toHaveLength(3);
    expect(fronts()).toEqual(typical.data.cards.map(({ title }) => title));
    expect(cards().some(({ open }) => open)).toBe(false);
  });

  test('has the answer and its reason on the back, which a card shows when it is open', () => {
    show({
      cards: [card('Salt?', { back: { answer: 'Less.', description: 'As <b>most</b> eat too much.' } })],
    });
    const back = cards()[0]?.querySelector(':scope > div');
    expect(back?.textContent).toBe('Less.As most eat too much.');
    expect(back?.querySelector('b')?.textContent).toBe('most');
  });

  test('is called by us where it has no header', () => {
    show({ cards: [card('Salt?')] });
    expect(screen.getByRole('region', { name: 'Questions and answers' })).toBeTruthy();
  });

  test('shows one on phones, two on tablets, and a grid of all on desktops', () => {
    show({ cards: ['a', 'b', 'c', 'd'].map((title) => card(title)) });
    const list = screen.getByRole('list');
    expect(list.dataset.onTablet).toBe('2');
    expect(list.dataset.still).toBe('desktop');
    expect(screen.getByRole('region').style.getPropertyValue('--columns')).toBe('2');
  });

  test.each<[string, object]>([
    ['no question', card(' ')],
    ['no back', card('Salt?', {})],
    ['an empty back', card('Salt?', { back: {} })],
    ['a blank back', card('Salt?', { back: { answer: ' ', description: '<p> </p>' } })],
  ])('leaves out a card with %s', (_what, broken) => {
    show({ cards: [broken, card('Sleep?')] });
    expect(fronts()).toEqual(['Sleep?']);
  });

  test.each([{ answer: 'Less.' }, { description: 'Less of it.' }])(
    'shows a card with %j on its back',
    (back) => {
      show({ cards: [card('Salt?', { back })] });
      expect(fronts()).toEqual(['Salt?']);
    },
  );

  test('without a card shows nothing, not even the header', () =>
    expect(show({ header: 'Nothing', cards: [card(' ')] }).html).toBe(''));

  test('has a picture in front where there is one, and loads it when it comes near', () => {
    show({ cards: [card('a', { back: { answer: 'b' }, media: { src: '/media/a.webp', alt: 'A jar' } })] });
    expect(screen.getByAltText('A jar').closest('summary')).toBeTruthy();
    expect(screen.getByAltText('A jar').getAttribute('loading')).toBe('lazy');
  });

  test('reports that a card was turned over, and which', () => {
    show({ cards: [card('Salt?'), card('Sleep?')] });
    const event = declaredEvent(cards()[1], 'open');
    expect(event).toMatchObject({
      kind: 'element-clicked',
      location: 'Flip cards',
      elementType: 'ACCORDION',
      actionOutcome: 'OPEN',
      name: 'Sleep?',
      position: 2,
    });
    expect(validateEvents({ path: '/', events: [event] })).toBe(true);
  });

  test('takes no card without a question, and no picture whose address runs code', () => {
    const takes = (one: object) => blockValidators.get('flip-card-carousel')?.({ cards: [one] });
    expect(takes(card('Salt?'))).toBe(true);
    expect(takes({ back: { answer: 'Less.' } })).toBe(false);
    expect(takes(card('Salt?', { media: { src: 'javascript:alert(1)' } }))).toBe(false);
  });
});
