/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { promoPictures } from '#widgets/content-promo/ContentPromo.tsx';
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const promo = {
  title: 'Two weeks to better nights',
  description: 'One small change a night.',
  whisper: 'A program',
  callToAction: 'Start tonight',
  callToActionUrl: '/sleep/insomnia-self-help',
};
const show = (data: object) => showBlock('content-promo', data);
const card = () => screen.getByRole('article', { name: 'Two weeks to better nights' });

describe('a content promotion', () => {
  test('has a whisper, a title, a text and a button', () => {
    show(promo);
    expect(card().querySelector('small')?.textContent).toBe('A program');
    expect(card().textContent).toContain('One small change a night.');
    const link = screen.getByRole('link');
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '/sleep/insomnia-self-help',
      null,
      null,
    ]);
    expect(link.textContent).toBe('Start tonight: Two weeks to better nights');
  });

  test('opens in another tab where its author wants that', () => {
    show({ ...promo, targetNewWindow: true });
    const link = screen.getByRole('link');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(link.textContent).toBe('Start tonight: Two weeks to better nights (opens in a new tab)');
  });

  test('reports that it was seen and clicked', () => {
    show(promo);
    const facts = {
      location: 'Content promo',
      name: 'Two weeks to better nights',
      text: 'Start tonight',
      linkUrl: '/sleep/insomnia-self-help',
    };
    expect(declaredEvent(card(), 'view')).toEqual({
      kind: 'element-viewed',
      ...facts,
      elementType: 'SECTION',
    });
    expect(declaredEvent(screen.getByRole('link').parentElement, 'click')).toEqual({
      kind: 'element-clicked',
      ...facts,
      elementType: 'BUTTON',
      actionOutcome: 'INTERNALLINK',
    });
  });

  test('has a button text of ours where there is none, and no button without an address', () => {
    show({ ...promo, callToAction: ' ' });
    expect(screen.getByRole('link').textContent).toMatch(/^Learn more/);
    show({ ...promo, callToActionUrl: undefined });
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('shows a picture from 990 pixels, one from 768, and one below', () => {
    show({
      ...promo,
      imageUrl: '/media/d.webp',
      imageUrlTablet: '/media/t.webp',
      imageUrlMobile: '/media/m.webp',
    });
    const sources = [...document.querySelectorAll('source')].map(({ media, srcset }) => [
      media,
      /media%2F(\w)/.exec(srcset)?.[1],
    ]);
    expect(sources).toEqual([
      ['(min-width: 990px)', 'd'],
      ['(min-width: 768px)', 't'],
    ]);
    expect(document.querySelector('img')?.getAttribute('src')).toContain('m.webp');
  });

  test('has its own colors where they can be read, and else ours', () => {
    show({ ...promo, backgroundColor: '#10303a', colors: { text: '#f6efe0', accent: '#10313b' } });
    expect(card().style.getPropertyValue('--ground-text')).toBe('#f6efe0');
    expect(card().style.getPropertyValue('--ground-accent')).toBe('#f6efe0');
    show({ ...promo, backgroundColor: '#7f7f7f', colors: { text: '#808080' } });
    expect(card().dataset.ground).toBeUndefined();
  });
});

describe('a picture that is missing', () => {
  const [d, t, m] = ['/d', '/t', '/m'];
  test.each([
    [
      { imageUrl: d, imageUrlTablet: t, imageUrlMobile: m },
      { desktop: d, tablet: t, mobile: m },
    ],
    [
      { imageUrl: d, imageUrlTablet: t },
      { desktop: d, tablet: t, mobile: t },
    ],
    [
      { imageUrl: d, imageUrlMobile: m },
      { desktop: d, tablet: d, mobile: m },
    ],
    [
      { imageUrlTablet: t, imageUrlMobile: m },
      { desktop: t, tablet: t, mobile: m },
    ],
    [{ imageUrl: d }, { desktop: d, tablet: d, mobile: d }],
    [{ imageUrlTablet: t }, { desktop: t, tablet: t, mobile: t }],
    [{ imageUrlMobile: m }, { desktop: m, tablet: m, mobile: m }],
    [{}, undefined],
  ])('of %j is replaced by that of the next layout: %j', (fields, expected) =>
    expect(promoPictures(fields)).toEqual(expected),
  );
});
