/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import tickerSchema from '#schemas/blocks/ticker-hero.json' with { type: 'json' };
import { blockValidators } from '#schemas/generated/validators.js';
import { maxTickerItems, tickerIntervalMs } from '#widgets/ticker-hero/tickerTime.ts';
import { showBlock } from '../support/shownBlock.ts';

const tickerHeadline = {
  beforeText: 'Better nights begin with',
  items: ['a fixed hour', 'a chair', 'a diary'],
  afterText: 'and patience.',
};
const show = (data: object) => showBlock('ticker-hero', data);
const turns = () => [...document.querySelectorAll<HTMLElement>('[data-items] > span')];

describe('a ticker hero', () => {
  test('is one sentence for whoever listens', () => {
    show({ tickerHeadline });
    expect(
      screen.getByRole('heading', {
        name: 'Better nights begin with a fixed hour, a chair, a diary and patience.',
      }),
    ).toBeTruthy();
  });

  test('shows its parts in order, each in its turn of 2500 ms', () => {
    show({ tickerHeadline });
    expect(tickerIntervalMs).toBe(2500);
    expect(document.querySelector('[data-items]')?.getAttribute('data-items')).toBe('3');
    expect(turns().map((turn) => [turn.textContent, turn.style.getPropertyValue('--turn')])).toEqual([
      ['a fixed hour', '0'],
      ['a chair', '1'],
      ['a diary', '2'],
    ]);
    expect(document.querySelector('[data-items]')?.closest('[aria-hidden="true"]')?.textContent).toContain(
      'Better nights begin with',
    );
  });

  test('can be stopped without script', () => {
    show({ tickerHeadline });
    const checkbox = screen.getByRole('checkbox', { name: 'Stop the headline' });
    expect(checkbox.closest('label')?.previousElementSibling?.tagName).toBe('H2');
  });

  test.each([
    ['one part', ['a fixed hour']],
    ['one part that is not blank', [' ', 'a fixed hour', '']],
  ])('stands still with %s, and has nothing to stop', (_what, items) => {
    show({ tickerHeadline: { ...tickerHeadline, items } });
    expect(screen.getByRole('heading').textContent).toBe(
      'Better nights begin with a fixed hour and patience.',
    );
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(turns()).toEqual([]);
  });

  test('is what stays where nothing changes', () => {
    show({ tickerHeadline: { beforeText: 'Sleep well', items: [] } });
    expect(screen.getByRole('heading').textContent?.trim()).toBe('Sleep well');
  });

  test.each([
    ['nothing', {}],
    ['blanks', { beforeText: ' ', items: [' '], afterText: '' }],
  ])('is not shown with a headline of %s', (_what, headline) =>
    expect(show({ tickerHeadline: headline, heroDescription: ['Text'] }).html).toBe(''),
  );

  test('has paragraphs, a picture that decorates it, and colors', () => {
    show({
      tickerHeadline,
      heroDescription: ['It costs nothing.', ' '],
      heroImage: { imageUrl: '/media/clock.webp' },
      colorTheme: 'pine',
    });
    expect([...document.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['It costs nothing.']);
    expect(document.querySelector('img')?.getAttribute('alt')).toBe('');
    expect(document.querySelector('section')?.dataset.theme).toBe('pine');
  });

  test('has the colors of paper where it says none, and unknown ones are refused', () => {
    show({ tickerHeadline });
    expect(document.querySelector('section')?.dataset.theme).toBe('paper');
    expect(blockValidators.get('ticker-hero')?.({ tickerHeadline, colorTheme: 'neon' })).toBe(false);
  });

  test('has a style for as many parts as the schema takes', () =>
    expect(tickerSchema.properties.tickerHeadline.properties.items.maxItems).toBe(maxTickerItems));

  test.each([
    ['names no letters', { newsletterLists: [] }, {}],
    ['names letters that the site does not have', { newsletterLists: ['no-such-letter'] }, {}],
    [
      'names letters, and the site has none',
      { newsletterLists: ['better-nights'] },
      { newsletter: undefined },
    ],
  ])('has no form where it %s', (_what, data, context) => {
    showBlock('ticker-hero', { tickerHeadline, ...data }, context);
    expect(document.querySelector('form')).toBeNull();
  });

  test('has the form of all sign-ups where it names letters', () => {
    show({ tickerHeadline, newsletterLists: ['better-nights'], newsletterSource: 'sleep-hero' });
    expect(screen.getByRole('button', { name: /Join now/ })).toBeTruthy();
    const value = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
    expect([value('lists'), value('source')]).toEqual(['better-nights', 'sleep-hero']);
  });
});
