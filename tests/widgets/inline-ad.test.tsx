/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import { validateEvents } from '#schemas/generated/validators.js';
import { shownAd } from '#widgets/inline-ad/shownAd.ts';
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const ad = () => screen.getByRole('complementary', { name: /^From Pagewell( \d)?$/ });
const data = { title: 'Sleeping badly?', text: 'Start here.', linkUrl: '/sleep', linkText: 'Read on' };

describe('how many inline advertisements a page carries', () => {
  test.each([
    [0, undefined, 'all'],
    [2, undefined, 'all'],
    [3, undefined, 'mobile'],
    [4, undefined, 'mobile'],
    [5, undefined, undefined],
    [1, { cpuv: true }, 'all'],
    [2, { cpuv: true }, 'mobile'],
    [3, { cpuv: true }, undefined],
    [3, { cpuv: false }, 'mobile'],
  ])('with %i before it, on a page of %j, one is shown on: %s', (index, meta, screens) =>
    expect(shownAd(index, meta)).toBe(screens),
  );

  test.each([
    ['absent', {}, 'all'],
    ['true', { adSync: true }, 'all'],
    ['false', { adSync: false }, undefined],
  ])('is none where the flag for it is there and false; here it is %s', (_flag, meta, screens) =>
    expect(shownAd(0, meta)).toBe(screens),
  );
});

describe('the inline advertisement', () => {
  test('says that it is our own, and leads to what it is for', () => {
    showBlock('inline-ad', data);
    expect(ad().textContent).toContain('From Pagewell');
    expect(within(ad()).getByText('Sleeping badly?')).toBeTruthy();
    expect(within(ad()).getByRole('link', { name: 'Read on' }).getAttribute('href')).toBe('/sleep');
  });

  test('has a name of its own among the landmarks of the page', () => {
    showBlock('inline-ad', data, { indexOfKind: 1 });
    expect(screen.getByRole('complementary', { name: 'From Pagewell 2' })).toBeTruthy();
  });

  test.each([[{}], [{ title: '  ', text: 'Lost.' }]])(
    'is about how we choose where it has no title: %j',
    (own) => {
      showBlock('inline-ad', own);
      expect(within(ad()).getByText('How a product gets onto our lists')).toBeTruthy();
      expect(within(ad()).getByRole('link').getAttribute('href')).toBe('/about/product-selection-process');
      expect(ad().textContent).not.toContain('Lost.');
    },
  );

  test('names its link where nothing is said, and has none without an address', () => {
    showBlock('inline-ad', { ...data, linkText: ' ' });
    expect(within(ad()).getByRole('link', { name: 'Read more' })).toBeTruthy();
    showBlock('inline-ad', { title: 'Only a title' });
    expect(within(ad()).queryByRole('link')).toBeNull();
  });

  test('renders nothing where the page carries no more, or none', () => {
    expect(showBlock('inline-ad', data, { indexOfKind: 5 }).html).toBe('');
    expect(showBlock('inline-ad', data, { contentMeta: { adSync: false } }).html).toBe('');
  });

  test('is left to phones where wide screens have enough', () => {
    showBlock('inline-ad', data, { indexOfKind: 3 });
    expect(ad().dataset.screens).toBe('mobile');
  });

  test('reports that it was seen and clicked, with its place on the page', () => {
    showBlock('inline-ad', data, { indexOfKind: 1 });
    const seen = declaredEvent(ad(), 'view');
    const link = within(ad()).getByRole('link').parentElement;
    const clicked = declaredEvent(link, 'click');
    expect(seen).toMatchObject({ kind: 'element-viewed', elementType: 'AD', position: 2 });
    expect(clicked).toMatchObject({ kind: 'element-clicked', text: 'Read on', linkUrl: '/sleep' });
    expect(validateEvents({ path: '/', events: [seen, clicked] })).toBe(true);
  });
});
