import fc from 'fast-check';
import { anchorHeadings, anchorOf, anchorsOfHeadings } from '#transformer/normalise/anchorHeadings.ts';
import type { PreparedArticle } from '#transformer/preparedArticle.ts';

type Heading = { text: string; anchor?: string };

function articleWith(headings: readonly Heading[]): PreparedArticle {
  return {
    path: '/nutrition/collagen',
    title: 'Collagen',
    blocks: headings.map((data, index) => ({
      id: `h${index}`,
      type: 'heading',
      data,
      pointer: `/blocks/${index}`,
    })),
  };
}

function anchorsOf(headings: readonly Heading[]): unknown[] {
  const article = articleWith(headings);
  const anchors = anchorHeadings(article).blocks.map(({ data }) => Reflect.get(Object(data), 'anchor'));
  expect(anchorsOfHeadings(article)).toEqual(anchors);
  return anchors;
}

describe('the anchors of headings', () => {
  test('are made of the words of the text', () => {
    expect(anchorsOf([{ text: 'How much per day?' }])).toEqual(['how-much-per-day']);
  });

  test('stay as the author wrote them', () => {
    expect(anchorsOf([{ text: 'How much per day?', anchor: 'dose' }])).toEqual(['dose']);
  });

  test('differ, where headings have the same text', () => {
    expect(anchorsOf([{ text: 'Pros' }, { text: 'Pros' }, { text: 'Pros' }])).toEqual([
      'pros',
      'pros-2',
      'pros-3',
    ]);
  });

  test("leave the author's names to the author, also those that come later", () => {
    expect(anchorsOf([{ text: 'Dose' }, { text: 'Other', anchor: 'dose' }])).toEqual(['dose-2', 'dose']);
  });

  test('differ, where the author wrote the same name twice', () => {
    expect(
      anchorsOf([
        { text: 'One', anchor: 'dose' },
        { text: 'Two', anchor: 'dose' },
      ]),
    ).toEqual(['dose', 'dose-2']);
  });

  test('do not take the name of a part of the page', () => {
    expect(anchorsOf([{ text: 'Main' }])).toEqual(['main-2']);
  });

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
  ])('of %j are names that a link can hold', (text, anchor) => {
    expect(anchorOf(text)).toBe(anchor);
  });

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

  test('leave blocks alone that are no valid headings, and the article that was handed in', () => {
    const article = articleWith([{ text: 'Dose' }]);
    const broken = {
      id: 'x',
      type: 'heading',
      data: { level: 9 },
      pointer: '/blocks/1',
      rejection: 'invalid',
    } as const;
    const input = { ...article, blocks: [...article.blocks, broken] };
    const before = structuredClone(input);
    expect(anchorHeadings(input).blocks[1]).toBe(broken);
    expect(input).toEqual(before);
  });
});
