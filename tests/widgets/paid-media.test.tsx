/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import typical from '#fixtures/blocks/paid-media.typical.json' with { type: 'json' };
import { validateEvents } from '#schemas/generated/validators.js';
import { validateArticle } from '#transformer/validate/validateArticle.ts';
import { itemWidth } from '#widgets/paid-media/PaidMedia.tsx';
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const { items } = typical.data;
const links = () => screen.getAllByRole<HTMLAnchorElement>('link');

describe('paid media', () => {
  test('show picture, advertiser, title and button of each item, marked as advertisement', () => {
    showBlock('paid-media', typical.data);
    expect(screen.getByText('Advertisement')).toBeTruthy();
    const shown = within(screen.getByRole('list', { name: 'Advertisement' })).getAllByRole('listitem');
    expect(shown).toHaveLength(3);
    shown.forEach((item, index) => {
      const { alt, name, title, ctaText } = items[index] ?? {};
      expect(within(item).getByRole('img', { name: alt ?? '' })).toBeTruthy();
      expect(item.textContent).toBe(`${name}${title}${ctaText}`);
      expect(within(item).getByRole('link', { name: ctaText ?? '' })).toBeTruthy();
    });
  });

  test('have an initial in the place of a picture that is missing among others', () => {
    const [first, second] = items;
    showBlock('paid-media', { items: [first, { ...second, image: undefined }] });
    expect(screen.getAllByRole('listitem')[1]?.textContent).toMatch(/^HHestervale/);
    showBlock('paid-media', { items: [{ ...second, image: undefined }] });
    expect(screen.getByRole('listitem').textContent).toMatch(/^Hestervale/);
  });

  test('show nothing for a name or a title that is blank', () => {
    const [first] = items;
    showBlock('paid-media', { items: [{ ...first, name: ' ', title: '\u00a0' }] });
    expect(screen.getByRole('listitem').textContent).toBe(first?.ctaText);
    expect(screen.getByRole('listitem').querySelector('span, b')).toBeNull();
  });

  test('link as paid links', () => {
    showBlock('paid-media', typical.data);
    for (const link of links()) {
      expect(link.rel).toBe('sponsored nofollow noopener');
      expect(link.hasAttribute('data-affiliate')).toBe(true);
      expect(link.href).toContain('rvo_aff=pagewell');
    }
  });

  test.each([
    [1, '100%'],
    [2, '50%'],
    [3, '33.33%'],
  ])('with %i items give each a width of %s', (count, width) => {
    showBlock('paid-media', { items: items.slice(0, count) });
    expect(document.body.innerHTML).toContain(`--item-width:${width}`);
    expect(links()).toHaveLength(count);
  });

  test.each([
    ['no items', { items: [] }],
    ['missing items', {}],
  ])('show nothing for %s', (_what, data) => {
    expect(showBlock('paid-media', data).html).toBe('');
    expect(itemWidth(0)).toBeUndefined();
  });

  test('show the first three of four', () => {
    showBlock('paid-media', { items: [...items, { ...items[0], ctaText: 'The fourth' }] });
    expect(links()).toHaveLength(3);
    expect(screen.queryByText('The fourth')).toBeNull();
    expect(document.body.innerHTML).toContain('--item-width:33.33%');
    expect(itemWidth(4)).toBeUndefined();
  });

  test('of four items in an article lose the fourth, and the author is told where', () => {
    const block = { id: 'ads', type: 'paid-media', data: { items: [...items, items[0]] } };
    const { article, problems } = validateArticle({ path: '/x', title: 'x', blocks: [block] });
    expect(article?.blocks[0]?.data).toEqual({ items });
    expect(problems).toMatchObject([{ rule: 'schema/max-items', pointer: '/blocks/0/data/items' }]);
  });

  test('need no more than a link', () => {
    showBlock('paid-media', { items: [{ ctaUrl: 'https://go.offers.example/r', ctaText: ' ' }] });
    expect(screen.getByRole('link', { name: 'Learn more' })).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  test('load their first picture at once only where it is the page’s first', () => {
    const loading = () => [...document.images].map((image) => image.getAttribute('loading'));
    const [first, ...others] = items;
    showBlock(
      'paid-media',
      { items: [{ ...first, image: undefined }, ...others] },
      { hasFirstPicture: true },
    );
    expect(loading()).toEqual(['eager', 'lazy']);
    showBlock('paid-media', typical.data);
    expect(loading()).toEqual(['lazy', 'lazy', 'lazy']);
  });

  test('report that an item was seen, and clicked', () => {
    showBlock('paid-media', typical.data);
    const item = {
      location: 'Paid media',
      formatType: 'CARD',
      name: items[1]?.title,
      brand: 'Hestervale',
      text: 'Read a report',
      linkUrl: items[1]?.ctaUrl,
      position: 2,
    };
    const viewed = declaredEvent(screen.getAllByRole('listitem')[1], 'view');
    const clicked = declaredEvent(links()[1], 'click');
    expect(viewed).toEqual({ kind: 'element-viewed', ...item });
    expect(clicked).toEqual({
      kind: 'element-clicked',
      ...item,
      elementType: 'BUTTON',
      actionOutcome: 'EXTERNALLINK',
    });
    expect(validateEvents({ path: '/x', events: [viewed, clicked] })).toBe(true);
  });
});
