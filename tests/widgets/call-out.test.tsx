/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import { renderPage } from '#shell/renderPage.ts';
import { declaredEvent } from '../support/declaredEvents.ts';
import { pageRenderer, reader } from '../support/pageRenderer.ts';
import { showBlock } from '../support/shownBlock.ts';
import { block } from '../support/someBlocks.ts';

const renderer = await pageRenderer();
const show = (...items: object[]) => showBlock('call-out', { items });
const boxes = () => [...document.querySelectorAll<HTMLElement>('[data-seen]')];
const box = () => boxes()[0] as HTMLElement;

const column = {
  driverType: 'multiArticleText',
  headerTitle: 'Bring these three',
  content: '<p>Doctors treat averages.</p>',
  list: ['The diary', ' ', 'Every box'],
  items: [
    { title: 'Measuring at home', link: 'https://heart.example/home' },
    { title: ' ', link: '/a' },
    { title: 'Magnesium', link: '/nutrition/best-magnesium-supplements' },
  ],
};
const questions = [
  { question: 'Which painkiller?', answer: '<p>Ask first.</p>' },
  { question: 'And with a cold?', answer: '<p>Salt water.</p>' },
];
const paidItems = [{ name: 'Restwell', title: 'A blanket', ctaUrl: 'https://go.offers.example/r?pid=1' }];

describe('a column', () => {
  test('has a heading, a text, points and links', () => {
    show(column);
    expect(screen.getByRole('region', { name: 'Bring these three' })).toBe(box());
    expect(box().textContent).toContain('Doctors treat averages.');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'The diary',
      'Every box',
      'Measuring at home',
      'Magnesium',
    ]);
  });

  test.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('has bullets where isBullets is %j: %j', (isBullets, hasBullets) => {
    show({ ...column, isBullets });
    expect(document.querySelector('ul')?.hasAttribute('data-bullets')).toBe(hasBullets);
  });

  test('has links with an id of their own, which are not marked as paid', () => {
    show(column);
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link.hasAttribute('data-correlated')).toBe(true);
      expect(link.hasAttribute('data-affiliate')).toBe(false);
      expect(link.getAttribute('rel') ?? '').not.toMatch(/sponsored|nofollow/);
    }
    expect(declaredEvent(links[0]?.parentElement, 'click')).toEqual({
      kind: 'element-clicked',
      location: 'Call-out',
      elementType: 'LINK',
      actionOutcome: 'EXTERNALLINK',
      name: 'Bring these three',
      text: 'Measuring at home',
      linkUrl: 'https://heart.example/home',
      position: 1,
    });
  });

  test('has signs that decorate it, and a line above the heading', () => {
    show({
      ...column,
      headerIcon: '/media/a.webp',
      optionalIcon: '/media/b.webp',
      optionalWhisper: 'For you',
    });
    expect([...document.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['', '']);
    expect(box().firstElementChild?.textContent).toBe('For you');
  });

  test('has no sign of a whisper that is missing', () => {
    show({ ...column, optionalIcon: '/media/b.webp' });
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('the links in the text of a box', () => {
  test('stand in a text that is marked for correlation ids; a text without a link is not', () => {
    show({ ...column, content: '<p>See <a href="/sleep">our guide</a>.</p>' });
    expect(screen.getByRole('link', { name: 'our guide' }).closest('[data-correlated]')).not.toBeNull();
    show({ ...column, content: '<p>Sleep well.</p>' });
    expect(document.querySelector('div[data-correlated]')).toBeNull();
  });

  test('and so are those in an answer', () => {
    const answer = '<p>See <a href="/sleep">our guide</a>.</p>';
    show({ driverType: 'faq', questions: [{ question: 'How long?', answer }] });
    expect(document.querySelector('details div[data-correlated] a')?.textContent).toBe('our guide');
    showBlock('faq', { items: [{ question: 'How long?', answer }] });
    expect(document.querySelector('details a')?.closest('[data-correlated]')).toBeNull();
  });
});

describe('a box of a series', () => {
  const contentSeries = {
    title: 'On the scale',
    link: 'https://series.example/scale',
    color_scheme: '#10303a',
    single_author: true,
  };

  test('says so, and has the color of the series', () => {
    show({ ...column, isContentSeries: true, contentSeries });
    expect(box().firstElementChild?.textContent).toBe('From the series On the scale, by one author');
    expect(screen.getByRole('link', { name: 'On the scale' }).hasAttribute('data-correlated')).toBe(true);
    expect(box().dataset.ground).toBe('dark');
  });

  test('is an ordinary one where it does not say that it is of one', () => {
    show({ ...column, contentSeries });
    expect(document.body.textContent).not.toContain('On the scale');
    expect(box().dataset.ground).toBeUndefined();
  });

  test('has the color of a brand where it is of one as well', () => {
    const brand = { isBrandPage: true, brandPage: { brandColor: '#fde7d9' } };
    show({ ...column, isContentSeries: true, contentSeries, ...brand });
    expect(box().style.getPropertyValue('--ground')).toBe('#fde7d9');
    show({ ...column, ...brand, brandPage: { brandColor: '#7f7f7f' } });
    expect(box().dataset.ground).toBeUndefined();
    show({ ...column, ...brand, isBrandPage: false });
    expect(box().dataset.ground).toBeUndefined();
  });
});

describe('a box of questions', () => {
  test('opens them one by one', () => {
    show({ driverType: 'faq', headerTitle: 'Asked', questions });
    const asked = [...document.querySelectorAll('details')];
    expect(asked.map((details) => details.querySelector('summary')?.textContent)).toEqual([
      'Which painkiller?',
      'And with a cold?',
    ]);
    expect(asked.map(({ open }) => open)).toEqual([false, false]);
  });

  test('leaves out those without an answer', () => {
    show({ driverType: 'faq', questions: [...questions, { question: 'And?', answer: '<p> </p>' }] });
    expect(document.querySelectorAll('details')).toHaveLength(2);
  });

  test('is told to search engines, with those of other blocks on one page of questions', () => {
    const blocks = [
      { id: 'faq', type: 'faq', data: { items: [{ question: 'How long?', answer: '<p>Weeks.</p>' }] } },
      block('call-out', 'call-out', {
        items: [column, { driverType: 'faq', questions }, { ...column, questions }],
      }),
    ];
    const { document: page } = renderPage({ path: '/x', title: 'x', blocks }, reader, renderer);
    const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page?.html ?? '')?.[1];
    const graph: object[] = JSON.parse(data ?? '{}')['@graph'];
    const pages = graph.filter((node) => Reflect.get(node, '@type') === 'FAQPage');
    expect(pages).toEqual([
      expect.objectContaining({
        mainEntity: ['How long?', 'Which painkiller?', 'And with a cold?'].map((name) =>
          expect.objectContaining({ '@type': 'Question', name }),
        ),
      }),
    ]);
  });
});

test('a box of paid media is marked as advertisement, and its links as paid', () => {
  show({ driverType: 'paidMedia', headerTitle: 'Quieter evenings', paidItems });
  const list = within(box()).getByRole('list', { name: 'Advertisement' });
  const link = within(list).getByRole('link');
  expect(link.hasAttribute('data-affiliate')).toBe(true);
  expect(link.hasAttribute('data-correlated')).toBe(false);
  expect(link.getAttribute('rel')).toContain('sponsored');
});

describe('boxes', () => {
  test('take a row each, or two share one', () => {
    const layoutOf = (layout?: string) => {
      showBlock('call-out', { layout, items: [column, column] });
      return box().parentElement?.dataset.layout;
    };
    expect([layoutOf('split'), layoutOf('full'), layoutOf()]).toEqual(['split', 'full', 'full']);
  });

  test('are there for a wave when they are first seen, each by itself', () => {
    show(column, column);
    expect(boxes().map((each) => each.getAttribute('data-seen'))).toEqual(['', '']);
  });

  test.each([
    ['a heading alone', { headerTitle: 'Bring these' }],
    ['questions in a column', { questions }],
    ['paid items in a column', { paidItems }],
    ['questions without answers', { driverType: 'faq', questions: [{ question: 'Why?', answer: ' ' }] }],
    ['no paid items', { driverType: 'paidMedia', headerTitle: 'Offers' }],
    ['blanks', { content: '<p> </p>', list: [' '], items: [{ title: ' ', link: '/a' }] }],
  ])('with %s are left out', (_what, empty) => {
    show(column, empty);
    expect(boxes()).toHaveLength(1);
    expect(show(empty).html).toBe('');
  });
});
