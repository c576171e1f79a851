/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const article = (number: number) => ({
  title: `Part ${number}`,
  url: `/sleep/part-${number}`,
  thumbnail: `/media/part-${number}.webp`,
});
const parts = (count: number) => Array.from({ length: count }, (_, index) => article(index + 1));
const author = {
  name: { display: 'Marisol Adeyemi' },
  bio: { text: 'Registered dietitian.' },
  avatar: { src: '/media/portrait-adeyemi.jpg' },
  link: '/about/people/marisol-adeyemi',
};
const series = { title: 'Nights that work', articles: parts(3) };
const show = (data: object, articlePath = '/sleep/elsewhere') =>
  showBlock('content-series', data, { articlePath });
const shown = () => screen.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent);

describe('a content series', () => {
  test('says what there is more in', () => {
    show(series);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('More in Nights that work');
    expect(screen.getByRole('navigation', { name: /^More in\s+Nights that work$/ })).toBeTruthy();
  });

  test.each([
    [2, ['Part 1', 'Part 2']],
    [3, ['Part 1', 'Part 2', 'Part 3']],
    [4, ['Part 1', 'Part 2', 'Part 3']],
  ])('of %d articles shows %j', (count, titles) => {
    show({ ...series, articles: parts(count) });
    expect(shown()).toEqual(titles);
  });

  test.each([
    ['no list', undefined],
    ['no article', []],
    ['one article', parts(1)],
    ['two articles, one without a title', [article(1), { title: ' ', url: '/sleep/part-2' }]],
  ])('is not shown with %s', (_what, articles) => expect(show({ ...series, articles }).html).toBe(''));

  test('is not shown without a title', () => expect(show({ ...series, title: ' ' }).html).toBe(''));

  test('does not lead to the page that it stands on', () => {
    show({ ...series, articles: parts(4) }, '/sleep/part-2');
    expect(shown()).toEqual(['Part 1', 'Part 3', 'Part 4']);
    show({ ...series, articles: parts(2) }, '/sleep/part-2');
    expect(shown()).toEqual(['Part 1']);
  });

  test('shows the first letter where a picture is missing', () => {
    show({ ...series, articles: [article(1), { ...article(2), title: 'Sleep', thumbnail: undefined }] });
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.querySelector('img')?.getAttribute('src')).toContain('part-1.webp');
    expect(second?.querySelector('img')).toBeNull();
    expect(second?.querySelector('[aria-hidden]')?.textContent).toBe('S');
  });

  test('names who wrote an article', () => {
    const authors = [
      { name: { display: 'Jonah Whitcombe' } },
      { name: { display: ' ' } },
      {},
      { name: { display: 'Marisol Adeyemi' } },
    ];
    show({ ...series, articles: [{ ...article(1), authors }, article(2)] });
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.querySelector('small')?.textContent).toBe('By Jonah Whitcombe, Marisol Adeyemi');
    expect(second?.querySelector('small')).toBeNull();
  });

  test('introduces its author where it has a single one', () => {
    show({ ...series, single_author: true, author });
    expect(document.querySelector('p')?.textContent).toBe('Registered dietitian.');
    expect(screen.getByRole('link', { name: 'Marisol Adeyemi' }).getAttribute('href')).toBe(
      '/about/people/marisol-adeyemi',
    );
    expect(document.querySelector('img[src*="portrait-adeyemi"]')).toBeTruthy();
  });

  test.each([
    ['it does not say so', { author }],
    ['it says that there are several', { author, single_author: false }],
    ['the author is not named', { author: { ...author, name: { display: ' ' } }, single_author: true }],
    ['there is no author', { single_author: true }],
  ])('introduces nobody where %s', (_what, data) => {
    show({ ...series, ...data });
    expect(document.body.textContent).not.toMatch(/Adeyemi|dietitian/);
  });

  test('leads to all of the series, and reports what is clicked', () => {
    show({ ...series, link: 'https://series.example/nights' });
    const heading = screen.getByRole('heading');
    expect(within(heading).getByRole('link').getAttribute('href')).toBe('https://series.example/nights');
    expect(declaredEvent(screen.getAllByRole('listitem')[1], 'click')).toEqual({
      kind: 'element-clicked',
      location: 'Content series',
      elementType: 'LINK',
      actionOutcome: 'INTERNALLINK',
      name: 'Nights that work',
      text: 'Part 2',
      linkUrl: '/sleep/part-2',
      position: 2,
    });
  });

  test('has its own colors where they can be read, and else ours', () => {
    show({ ...series, color_scheme: '#3b1f2b' });
    expect(screen.getByRole('navigation').dataset.ground).toBe('dark');
    show({ ...series, color_scheme: '#7f7f7f' });
    expect(screen.getByRole('navigation').dataset.ground).toBeUndefined();
  });
});
