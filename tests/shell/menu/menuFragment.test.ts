/** @jest-environment jsdom */

import type { ColumnSection, SiteConfiguration } from '#schemas/generated/types.ts';
import { menuFragment } from '#shell/menu/menuFragment.tsx';
import { panelSizes, tracksOf } from '#shell/menu/panelSizes.ts';
import { hostileTexts, testShell, textOf } from '../support.ts';

const fragmentOf = (configuration: SiteConfiguration) =>
  menuFragment({ ...testShell, site: { ...testShell.site, configuration } });

function panelsOf(configuration: SiteConfiguration): Element[] {
  const { html = '' } = fragmentOf(configuration) ?? {};
  document.body.innerHTML = html;
  return [...document.querySelectorAll('[data-panel]')];
}

function panelWith(...columns: ColumnSection[]): Element | undefined {
  return panelsOf({ headerLinks: [{ title: 'Nutrition', url: '/nutrition', columns }] })[0];
}

const linksNumbering = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `Link ${index}`, url: `/a/${index}` }));

describe('the panels of the menu', () => {
  test('are closed, one for each item with columns, known by its place', () => {
    const panels = panelsOf({
      headerLinks: [
        { title: 'Plain', url: '/plain' },
        { title: 'Nutrition', url: '/nutrition', columns: [{ links: linksNumbering(1) }] },
      ],
    });
    expect(panels.map((panel) => [panel.getAttribute('data-panel'), panel.hasAttribute('hidden')])).toEqual([
      ['1', true],
    ]);
  });

  test('begin with their title, which leads to where the item leads, and say what the topic is about', () => {
    const panel = panelWith({ links: linksNumbering(1) }, { links: linksNumbering(1) });
    expect(textOf(panel?.querySelector('p > a[href="/nutrition"]'))).toBe('All in Nutrition');
    expect(textOf(panel)).toContain('What food and supplements can do');
  });

  test('have columns with heading, subtitle, links and a button', () => {
    const panel = panelWith({
      title: 'Supplements',
      subtitle: 'What is known',
      columnButton: { text: 'All', link: '/all' },
      links: [
        {
          url: '/nutrition/collagen',
          title: 'Collagen',
          label: 'Collagen, the guide',
          target: '_blank',
          image: { src: '/media/collagen-scale.webp', alt: '' },
          description: 'What it does',
        },
      ],
    });
    const list = panel?.querySelector('ul');
    expect(textOf(panel?.querySelector(`#${list?.getAttribute('aria-labelledby')}`))).toBe('Supplements');
    const link = list?.querySelector('a');
    expect(textOf(link?.querySelector('b'))).toBe('Collagen');
    expect(textOf(link?.querySelector('span span'))).toBe('What it does');
    expect([link?.ariaLabel, link?.target, link?.rel]).toEqual(['Collagen, the guide', '_blank', 'noopener']);
    const { width, height, alt } = link?.querySelector('img') ?? {};
    expect([width, height, alt]).toEqual([panelSizes.row - 8, panelSizes.row - 8, '']);
    expect(link?.querySelector('img')?.getAttribute('loading')).toBe('lazy');
    expect(textOf(panel?.querySelector('a[href="/all"]'))).toBe('All');
  });

  test.each([
    [0, 1],
    [8, 1],
    [9, 2],
    [16, 2],
    [17, 3],
    [32, 4],
  ])('lay %d links out in %d columns of at most 8', (count, tracks) =>
    expect(tracksOf({ links: linksNumbering(count) })).toBe(tracks),
  );

  test('are as wide as the page, but for those of one column', () => {
    const classes = (panel: Element | undefined) => panel?.classList.length;
    expect(classes(panelWith({ links: linksNumbering(8) }))).toBe(2);
    expect(classes(panelWith({ links: linksNumbering(9) }))).toBe(1);
    expect(classes(panelWith({ links: linksNumbering(1) }, { links: linksNumbering(1) }))).toBe(1);
  });

  test.each<[NonNullable<ColumnSection['widget']>, string]>([
    ['topics', 'Sleep'],
    ['evidence-scale', 'Weak evidence'],
    ['evidence-scale', 'No effect found in trials'],
    ['urgent-help', 'Call your local emergency number'],
  ])('may hold a part of the site: %s', (widget, words) =>
    expect(textOf(panelWith({ title: 'More', widget }))).toContain(words),
  );

  test('leave out links that no page may lead to, and show hostile words as text', () => {
    for (const title of hostileTexts) {
      const panel = panelWith({ title, links: [{ title, description: title, url: 'javascript:alert(1)' }] });
      expect(panel?.querySelectorAll('li')).toHaveLength(0);
      expect(document.querySelectorAll('script, [onload], [onerror], [onmouseover]')).toHaveLength(0);
    }
  });

  test('have that of the branding last: its columns by number, each with its partner', () => {
    const logo = { src: '/media/partner.webp', alt: '' };
    const [panel] = panelsOf({
      headerBranding: {
        enabled: true,
        title: 'Home pressure month',
        logo,
        columns: [
          { title: 'Last' },
          { title: 'Second', column: 2 },
          { title: 'First', column: 1, text: 'Measure.\n\nWrite it\ndown.' },
          { title: 'Below', column: 1, partner: { name: 'Larkmoor', logo, url: '/heart' } },
        ],
      },
    });
    expect(panel?.getAttribute('data-panel')).toBe('branding');
    expect(textOf(panel)).toBe('Home pressure monthFirstMeasure.Write it down.BelowSecondLast');
    expect(panel?.querySelectorAll('br')).toHaveLength(1);
    expect(panel?.querySelector('a[href="/heart"] img')?.getAttribute('alt')).toBe('Larkmoor');
  });
});

describe('the fragment of the panels', () => {
  const configuration = { headerLinks: [{ title: 'Sleep', columns: [{ links: linksNumbering(2) }] }] };

  test('is not there where no item has a panel and the branding is off', () => {
    expect(fragmentOf({})).toBeUndefined();
    expect(fragmentOf({ headerBranding: { enabled: false, title: 'x' } })).toBeUndefined();
  });

  test('names its own style sheet', () =>
    expect(fragmentOf(configuration)?.html).toContain('<link rel="stylesheet" href="/assets/later.css">'));

  test('stands at an address that is the same for the same panels, and changes with them', () => {
    const { address } = fragmentOf(configuration) ?? {};
    expect(fragmentOf({ ...configuration })?.address).toBe(address);
    expect(
      fragmentOf({ headerLinks: [{ title: 'Sleep', columns: [{ links: linksNumbering(3) }] }] })?.address,
    ).not.toBe(address);
  });

  test('of 12 items of 4 columns of 32 links is made at once', () => {
    const columns = Array.from({ length: 4 }, () => ({ links: linksNumbering(32) }));
    const headerLinks = Array.from({ length: 12 }, (_, index) => ({ title: `Item ${index}`, columns }));
    expect(panelsOf({ headerLinks })).toHaveLength(12);
  });
});
