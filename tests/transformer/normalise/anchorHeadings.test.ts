import fc from 'fast-check';
import type { BlockList, PreparedBlock } from '#transformer/article/preparedArticle.ts';
import {
  anchorHeadings,
  anchorOf,
  anchorsOf as anchorsOfArticle,
  anchorsOfHeadings,
} from '#transformer/normalise/anchorHeadings.ts';
import { blockAnchors } from '#widgets/blockAnchors.ts';
import { slowGrowth } from '../../support/growth.ts';
import { readersHtml } from '../html/readersHtml.ts';
import { blocksOf } from './articles.ts';

type Heading = { text: string; anchor?: string };

function blocksWith(headings: readonly Heading[]): BlockList<PreparedBlock> {
  return headings.map((data, index) => ({
    id: `h${index}`,
    type: 'heading',
    data,
    pointer: `/blocks/${index}`,
  }));
}

function anchorsOf(headings: readonly Heading[]): unknown[] {
  const blocks = blocksWith(headings);
  const anchors = anchorHeadings(blocks).map(({ data }) => Reflect.get(Object(data), 'anchor'));
  expect(anchorsOfHeadings(blocks)).toEqual(anchors);
  return anchors;
}

describe('the anchors of headings', () => {
  test('are made of the words of the text', () =>
    expect(anchorsOf([{ text: 'How much per day?' }])).toEqual(['how-much-per-day']));

  test('stay as the author wrote them', () =>
    expect(anchorsOf([{ text: 'How much per day?', anchor: 'dose' }])).toEqual(['dose']));

  test('differ, where headings have the same text', () =>
    expect(anchorsOf([{ text: 'Pros' }, { text: 'Pros' }, { text: 'Pros' }])).toEqual([
      'pros',
      'pros-2',
      'pros-3',
    ]));

  test("leave the author's names to the author, also those that come later", () =>
    expect(anchorsOf([{ text: 'Dose' }, { text: 'Other', anchor: 'dose' }])).toEqual(['dose-2', 'dose']));

  test('differ, where the author wrote the same name twice', () =>
    expect(
      anchorsOf([
        { text: 'One', anchor: 'dose' },
        { text: 'Two', anchor: 'dose' },
      ]),
    ).toEqual(['dose', 'dose-2']));

  test.each(['Main', 'Top', 'Recipe', 'Comments'])(
    'do not take the name of a part of the page: %s',
    (text) => {
      const anchor = `${text.toLowerCase()}-2`;
      expect(anchorsOf([{ text }])).toEqual([anchor]);
      expect(anchorsOf([{ text: 'Other', anchor: text.toLowerCase() }])).toEqual([anchor]);
    },
  );

  test.each([
    ['Crème brûlée & your skin', 'creme-brulee-your-skin'],
    ['Don’t take it if…', 'dont-take-it-if'],
    ['5 ways to sleep', 'section-5-ways-to-sleep'],
    ['什么是高血压？', '什么是高血压'],
    ['ما هو ضغط الدم', 'ما-هو-ضغط-الدم'],
    ['Что такое давление?', 'что-такое-давление'],
    ['मधुमेह क्या है', 'मधुमेह-क्या-है'],
    ['ビタミンＤとは', 'ビタミンdとは'],
    ['Vitamin D 不足', 'vitamin-d-不足'],
    ['혈압이란', '혈압이란'],
    ['Größe und Straße', 'grosse-und-strasse'],
    ['Łagodny ból głowy', 'lagodny-bol-glowy'],
    ['Đau đầu là gì', 'dau-dau-la-gi'],
    ['Sjögren’s syndrome', 'sjogrens-syndrome'],
    ['β-carotene', 'β-carotene'],
    ['Й и й', 'й-и-й'],
    ['½ cup', 'section-1-2-cup'],
    ['</h2><script>', 'h2-script'],
    ['\u202Eevil\ud800', 'evil'],
  ])('of %j are names that a link can hold', (text, anchor) => expect(anchorOf(text)).toBe(anchor));

  test('without letters and digits are made of the text as well, so that they do not change places', () => {
    const [apple, question] = ['🍎', '???'].map(anchorOf);
    expect(apple).toMatch(/^section-[0-9a-f]{8}$/);
    expect(question).not.toBe(apple);
    expect(anchorsOf([{ text: '!' }, { text: '🍎' }])[1]).toBe(apple);
  });

  test('of other scripts stay what they are when a section is put in front', () => {
    const headings = ['什么是高血压', '怎样测量血压', '饮食建议'].map((text) => ({ text }));
    expect(anchorsOf([{ text: '新的一节' }, ...headings]).slice(1)).toEqual(anchorsOf(headings));
  });

  test('are the same however their letters are put together', () => {
    for (const text of ['Größe', 'каждый', 'がん', '혈압', 'é']) {
      expect(anchorOf(text.normalize('NFD'))).toBe(anchorOf(text.normalize('NFC')));
      expect(anchorOf(text)).toBe(anchorOf(text).normalize('NFC'));
    }
  });

  test('of 60 characters stay whole, longer ones end at a word', () => {
    expect(anchorOf('a'.repeat(60))).toHaveLength(60);
    expect(anchorOf(`${'a'.repeat(40)} ${'b'.repeat(19)}`)).toHaveLength(60);
    expect(anchorOf(`${'a'.repeat(40)} ${'b'.repeat(20)}`)).toBe('a'.repeat(40));
    expect(anchorOf('a'.repeat(10_000))).toHaveLength(60);
    expect(anchorOf(`${'a'.repeat(59)}𠀀`)).toBe('a'.repeat(59));
  });

  test('are unique and valid whatever the headings say', () => {
    const headings = fc.array(
      fc.record({
        text: fc.oneof(
          fc.string(),
          fc.string({ unit: 'grapheme' }),
          fc.constantFrom('Main', 'Dose', 'Dose 2'),
        ),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(headings, (list) => {
        const anchors = anchorsOf(list);
        expect(new Set(anchors).size).toBe(list.length);
        for (const anchor of anchors) expect(anchor).toMatch(/^\p{L}[\p{L}\p{M}\p{N}-]*$/u);
      }),
    );
  });

  test('leave blocks alone that are no valid headings, and the list that was handed in', () => {
    const broken = {
      id: 'x',
      type: 'heading',
      data: { level: 9 },
      pointer: '/blocks/1',
      rejection: 'invalid',
    } as const;
    const input = [...blocksWith([{ text: 'Dose' }]), broken];
    const before = structuredClone(input);
    expect(anchorHeadings(input)[1]).toBe(broken);
    expect(input).toEqual(before);
  });
});

describe('the anchors of headings in HTML', () => {
  const text = (html: string) => ({ type: 'rich-text', data: { html } });
  function pageOf(...blocks: unknown[]): string[] {
    return anchorHeadings(blocksOf(...blocks)).flatMap(({ type, data }) =>
      type === 'rich-text' ? readersHtml(Reflect.get(Object(data), 'html')) : [],
    );
  }
  const page = (html: string): string => pageOf(text(html)).join('');

  test.each([
    ['<h2>How much?</h2><p>A</p>', '<h2 id="how-much">How much?</h2><p>A</p>'],
    ['<H3 class="x" id="y">How <b>much</b>?</H3>', '<h3 id="how-much">How <b>much</b>?</h3>'],
    ['<h1>A</h1><h4>B</h4><h6>C</h6>', '<h2 id="a">A</h2><h4 id="b">B</h4><h4 id="c">C</h4>'],
    ['<p role="heading" aria-level="3">A</p>', '<h3 id="a">A</h3>'],
    [
      '<h2>Up to 10<sup>6</sup>, <s>5</s> &amp;&nbsp;more</h2>',
      '<h2 id="up-to-106-more">Up to 10<sup>6</sup>, <s>5</s> &amp;\u00a0more</h2>',
    ],
    ['<h2>A</h2><h2>A</h2><h3>A</h3>', '<h2 id="a">A</h2><h2 id="a-2">A</h2><h3 id="a-3">A</h3>'],
    ['<h2>Main</h2>', '<h2 id="main-2">Main</h2>'],
    ['<h2>Comments</h2>', '<h2 id="comments-2">Comments</h2>'],
    ['<ul><li><h3>A<br>b</h3></li></ul>', '<ul><li><h3 id="a-b">A<br/>b</h3></li></ul>'],
  ])('of %s are those that its headings would have as blocks', (html, shown) =>
    expect(page(html)).toBe(shown),
  );

  test('are unique in the article, and leave the blocks of headings theirs', () => {
    const heading = { type: 'heading', data: { text: 'Dose' } };
    expect(pageOf(text('<h2>Dose</h2>'), text('<h3>Dose</h3>'), heading)).toEqual([
      '<h2 id="dose-2">Dose</h2>',
      '<h3 id="dose-3">Dose</h3>',
    ]);
    expect(anchorHeadings(blocksOf(text('<h2>Dose</h2>'), heading))[1]?.data).toMatchObject({
      anchor: 'dose',
    });
  });

  test.each([
    '<h2></h2><h3> <br></h3>',
    '<h2 hidden>A</h2><h2 style="display:none">B</h2>',
    '<!-- <h2>A</h2> --><script>"<h2>A</h2>"</script><style><h2>A</h2></style>',
    '<p>A</p><img src="/media/a.jpg" alt="<h2>">',
    '<p data-anchor="a">A</p><p role="note">B</p>',
  ])('are not in %s', (html) => {
    expect(page(html)).not.toContain('id=');
    expect(anchorsOfArticle(blocksOf(text(html)), blockAnchors)).toEqual([]);
  });

  test.each([
    ['<h2 data-anchor="main">A</h2>', '<h2 id="a">A</h2>'],
    ['<h2 DATA-ANCHOR = main title="x>y">A</h2>', '<h2 id="a">A</h2>'],
    ['<h2 data-anchor="main"></h2>', '<h2></h2>'],
    ['<h2 title="<b" data-anchor=main>A</h2>', '<h2 id="a">A</h2>'],
    ['<h2/data-anchor=main>A</h2>', '<h2 id="a">A</h2>'],
    ['<h2>&lt;script&gt;"\'&gt;</h2>', '<h2 id="script">&lt;script&gt;"\'&gt;</h2>'],
    ['<h2>A<h3>B</h3></h2>', '<h2 id="a">A</h2><h3 id="b">B</h3>'],
    ['<h2>A<p>x<h3>B', '<h2 id="a-x">A<br/>x</h2><h3 id="b">B</h3>'],
    ['<h2>A<b><h3>B</h3></b>C</h2>', '<h2 id="a-b-c">A<b><br/>B</b><br/>C</h2>'],
    ['<h2>A</h3>B</h2>C', '<h2 id="a-b">AB</h2>C'],
  ])('of %s are ours, whatever it says', (html, shown) => expect(page(html)).toBe(shown));

  test('are what links may lead to', () => {
    const blocks = blocksOf(text('<h2>A</h2>'), { type: 'heading', data: { text: 'A' } }, text('<h3>A</h3>'));
    expect(anchorsOfArticle(blocks, blockAnchors)).toEqual(['a-2', 'a', 'a-3']);
  });

  test.each(['<h2>A</h2>', '<h2>', '<h2>A<h3', '<p role=heading data-anchor=a>A'])(
    'take time in proportion to a text of %s',
    async (html) => {
      const blocks = (length: number) =>
        blocksOf(text(html)).map((block) => ({
          ...block,
          data: { html: html.repeat(length / html.length) },
        }));
      expect(await slowGrowth((length) => anchorHeadings(blocks(length)), 400_000)).toBeUndefined();
    },
  );
});
