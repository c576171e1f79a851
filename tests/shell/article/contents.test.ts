/** @jest-environment jsdom */
import { articleDocument, inBrowser, textOf } from '../support.ts';

const heading = (text: string, level?: number) => ({
  type: 'heading',
  data: { text, anchor: text.toLowerCase(), ...(level ? { level } : {}) },
  html: `<h${level ?? 2} id="${text.toLowerCase()}">${text}</h${level ?? 2}>`,
});

describe('the contents of a long article', () => {
  const sections = ['One', 'Two', 'Three', 'Four'].map((text) => heading(text));
  const contents = (variant: string) => {
    const page = inBrowser(articleDocument({}, sections, false, { engagementTemplate: variant }));
    return [...page.querySelectorAll('main nav:not([aria-label="Breadcrumb"])')];
  };

  test.each(['control', 'unheard-of'])(
    'stand beside the text, and folded above it, in the variant %s',
    (variant) =>
      expect(contents(variant).map((nav) => nav.querySelector('details') !== null)).toEqual([true, false]),
  );

  test('name the products of a list of products under their section', () => {
    const cards = ['Norrland', 'Tidewell', 'Kindroot'].map((productTitle) => ({
      type: 'product-card',
      data: { productTitle },
      html: '<article></article>',
    }));
    const entries = (count: number) => {
      const blocks = [...sections.slice(0, 2), ...cards.slice(0, count), ...sections.slice(2)];
      const nav = inBrowser(articleDocument({}, blocks)).querySelector(
        'nav[aria-labelledby="contents-beside"]',
      );
      return [...(nav?.querySelectorAll('ol ol a') ?? [])].map((link) => [
        textOf(link),
        textOf(link.closest('ol')?.closest('li')?.querySelector('a')),
      ]);
    };
    expect(entries(3)).toEqual([
      ['Norrland', 'Two'],
      ['Tidewell', 'Two'],
      ['Kindroot', 'Two'],
    ]);
    expect(entries(2)).toEqual([]);
  });

  test('name questions and sources by their headings, and none without one', () => {
    const faq = { header: 'Questions', items: [{ question: 'Why?', answer: '<p>So.</p>' }] };
    const sources = { header: 'Sources', items: [{ id: 'nih', title: 'Fact sheet' }] };
    const links = (blocks: Parameters<typeof articleDocument>[1]) =>
      [
        ...inBrowser(articleDocument({}, blocks)).querySelectorAll(
          'nav[aria-labelledby="contents-beside"] a',
        ),
      ].map((link) => [textOf(link), link.getAttribute('href')]);
    const html = '<section></section>';
    const ends = (data: { header?: string }) => [
      { type: 'faq', data: { ...faq, ...data }, html },
      { type: 'sources', data: { ...sources, ...data }, html },
    ];
    expect(links([...sections, ...ends({})]).slice(4)).toEqual([
      ['Questions', '#_faq1'],
      ['Sources', '#_sources1'],
    ]);
    expect(links([...sections, ...ends({ header: ' ' })])).toHaveLength(4);
    expect(links([...sections.slice(1), ...ends({})])).toEqual([]);
  });

  test.each([
    ['recipe', { recipeTitle: 'Soup' }],
    ['recipe-v2', { title: 'Soup' }],
  ])('name a %s by its title, before the sections that follow it', (type, data) => {
    const soup = { type, data, html: '<section id="recipe"></section>' };
    const links = inBrowser(articleDocument({}, [soup, ...sections])).querySelectorAll(
      'nav[aria-labelledby="contents-beside"] a',
    );
    expect([...links].map((link) => link.getAttribute('href')).slice(0, 2)).toEqual(['#recipe', '#one']);
    expect(textOf(links[0])).toBe('Soup');
  });

  test('stand open above the text in the overview', () =>
    expect(contents('overview').map(textOf)).toEqual(['In this articleOneTwoThreeFour']));

  test('are not there for readers who shall focus on the text', () => expect(contents('focus')).toEqual([]));
});

describe('the table of contents', () => {
  const sections = ['One', 'Two', 'Three', 'Four'].map((text) => heading(text));

  test('stands on a page with four sections, and not with three', () => {
    const contents = (count: number) =>
      inBrowser(articleDocument({}, sections.slice(0, count))).querySelectorAll(
        'nav[aria-labelledby^="contents-"]',
      );
    expect(contents(3)).toHaveLength(0);
    expect(contents(4).length).toBeGreaterThan(0);
  });

  test('leads to every section, in order', () => {
    const page = inBrowser(articleDocument({}, sections));
    for (const nav of page.querySelectorAll('nav[aria-labelledby^="contents-"]')) {
      const links = [...nav.querySelectorAll('a')];
      expect(links.map(textOf)).toEqual(['One', 'Two', 'Three', 'Four']);
      for (const link of links)
        expect(page.querySelector(link.getAttribute('href') ?? '')?.localName).toBe('h2');
    }
  });

  test('is folded where screens are narrow: a closed disclosure that needs no script', () => {
    const details = inBrowser(articleDocument({}, sections)).querySelector('main nav details');
    expect(details?.hasAttribute('open')).toBe(false);
    expect(textOf(details?.querySelector('summary'))).toBe('In this article');
  });

  test('counts main sections only: no smaller headings, none that were rejected', () => {
    const others = [heading('Part', 3), { ...heading('Broken'), rejection: 'invalid' as const }];
    expect(
      inBrowser(articleDocument({}, [...sections.slice(0, 3), ...others])).querySelector(
        'nav[aria-labelledby^="contents-"]',
      ),
    ).toBeNull();
  });

  test('shows a heading that looks like HTML as text', () => {
    const page = inBrowser(
      articleDocument({}, [...sections, { ...heading('x'), data: { text: '<img src=x>', anchor: 'x' } }]),
    );
    expect(page.querySelector('nav img')).toBeNull();
    expect(textOf(page.querySelector('nav a[href="#x"]'))).toBe('<img src=x>');
  });
});
