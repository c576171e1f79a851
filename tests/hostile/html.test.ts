/** @jest-environment <rootDir>/tests/setup/parserEnvironment.js */

import { check } from '#rules/check.ts';
import { htmlFields } from '#schemas/generated/fieldLists.ts';
import { sampleOf } from '../support/tried.ts';
import { blockFixtures, triedFixtures, withEveryText, withValueAt } from './fixtureData.ts';
import {
  articleWith,
  expectNeighboursIntact,
  expectNoLeakedValues,
  expectNothingRuns,
  renderHostile,
} from './hostilePage.ts';
import { hostileFragments, hostileTexts, hostileWriting } from './payloads.ts';

const htmlFieldsOf: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(htmlFields));

function richText(html: string): object {
  return { id: 'hostile', type: 'rich-text', data: { html } };
}

let cleanHead: string;
beforeAll(() => {
  cleanHead = renderHostile(articleWith(richText('<p>clean</p>'))).dom.head.innerHTML;
});

describe('hostile HTML in a block of rich text', () => {
  test.each(hostileFragments)('%j runs nothing and stays in its block', (fragment) => {
    const page = renderHostile(articleWith(richText(fragment)));
    expectNothingRuns(page);
    expectNeighboursIntact(page);
  });

  test.each(hostileFragments)('%j changes nothing in the head', (fragment) => {
    expect(renderHostile(articleWith(richText(fragment))).dom.head.innerHTML).toBe(cleanHead);
  });

  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example></SCRIPT>',
    '<meta http-equiv=refresh content="0">',
    '<p onclick=alert(1)>x</p>',
    '<p style="position:fixed">x</p>',
    '<my-el onclick=alert(1)>x</my-el>',
  ])('%j is told to the editor, with its place', (fragment) => {
    const told = check(articleWith(richText(fragment))).filter(({ rule }) =>
      /^html\/(?:stripped|content-lost)$/.test(rule),
    );
    expect(told).toMatchObject([
      { blockId: 'hostile', blockType: 'rich-text', pointer: '/blocks/1/data/html' },
    ]);
  });

  test.each([
    'javascript:alert(1)',
    '&#160;javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\0script:alert(1)',
    'ｊavascript:alert(1)',
    'javascript&colon;alert(1)',
  ])('a link to %j is told, or leads nowhere that runs', (address) => {
    const page = renderHostile(articleWith(richText(`<p><a href="${address}">link</a></p>`)));
    expectNothingRuns(page);
    expect(page.main.textContent).toContain('link');
  });

  test("ids, names and classes of content cannot stand for the page's own", () => {
    const { main } = renderHostile(
      articleWith(richText('<p id="main" name="cookie" class="modal ad-slot" style="inset:0">x</p>')),
    );
    const paragraph = [...main.querySelectorAll('p')].find((p) => p.textContent === 'x');
    expect(paragraph?.attributes).toHaveLength(0);
  });

  test.each([
    ['100,000 elements inside each other', `${'<b>'.repeat(100_000)}x`],
    ['a text of 1 MB', 'word '.repeat(200_000)],
    ['a million angle brackets', '<'.repeat(1_000_000)],
    ['a million ampersands', '&'.repeat(1_000_000)],
  ])('%s costs a bounded number of bytes and is told', (_what, html) => {
    const page = renderHostile(articleWith(richText(html)));
    expectNeighboursIntact(page);
    expect(page.html.length).toBeLessThan(512 * 1024);
    expect(page.problems.some(({ rule }) => rule === 'html/too-long')).toBe(true);
  });
});

describe('hostile HTML in any field that takes HTML', () => {
  const fragments = [
    '<script>alert(1)</script>text',
    '<img src=x onerror=alert(1)>text',
    '<a href="java\tscript:alert(1)">text</a>',
    '</section></main></body><p style="position:fixed">text',
    '<xmp><script>alert(1)</script></xmp>text',
    '<meta http-equiv=refresh content="0"><my-el onclick=alert(1)>text</my-el>',
    '<em>never closed <!-- and commented',
  ];
  const fields = blockFixtures('typical').flatMap(({ type, data }) =>
    (htmlFieldsOf.get(type) ?? []).map((field) => ({ type, field, data })),
  );
  /** Fields are made safe by one function: each is tried with one of the fragments, and each fragment by one field of seven. */
  const tried = fields.map((each, index) => ({
    ...each,
    fragments: sampleOf(fragments, fragments.length, index),
  }));

  test('is tried in all of them', () => {
    const named = new Set(fields.map(({ type, field }) => `${type} ${field}`));
    const all = [...htmlFieldsOf].flatMap(([type, paths]) => paths.map((path) => `${type} ${path}`));
    expect([...named].sort()).toEqual(all.sort());
  });

  test.each(tried)(
    'runs nothing and stays in its block: $type $field',
    ({ type, field, data, fragments }) => {
      for (const fragment of fragments) {
        const page = renderHostile(
          articleWith({ id: 'hostile', type, data: withValueAt(data, field, fragment) }),
        );
        expectNothingRuns(page);
        expectNeighboursIntact(page);
      }
    },
  );
});

describe('hostile text in any field', () => {
  test.each(triedFixtures(6, 2))('of $name is text', ({ type, data }) => {
    for (const text of hostileTexts) {
      const page = renderHostile(articleWith({ id: 'hostile', type, data: withEveryText(data, text) }));
      expectNothingRuns(page);
      expectNeighboursIntact(page);
      expectNoLeakedValues(page);
    }
  });

  test.each(hostileWriting)('%s changes nothing beyond its block', (_name, text) => {
    for (const { type, data } of blockFixtures('typical')) {
      const page = renderHostile(articleWith({ id: 'hostile', type, data: withEveryText(data, text) }));
      expectNothingRuns(page);
      expectNeighboursIntact(page);
    }
  });

  test('that has a word of 10,000 characters is shown where the field takes so much', () => {
    const word = 'x'.repeat(10_000);
    const page = renderHostile(articleWith(richText(`<p>${word}</p>`)));
    expectNeighboursIntact(page);
    expect(page.main.textContent).toContain(word);
    expect(page.problems).toEqual([]);
  });

  test('is inert in the data of an island, and reads back equal there', () => {
    for (const text of [...hostileTexts, 'line\u2028separator\u2029', 'half \uD83D pair']) {
      const data = {
        title: text,
        questions: [{ questionTitle: text, answers: [{ label: text, score: 1 }] }],
      };
      const page = renderHostile(articleWith({ id: 'hostile', type: 'quiz', data }));
      expectNothingRuns(page);
      const island = page.main.querySelector('pagewell-island script');
      expect(JSON.parse(island?.textContent ?? '')).toMatchObject({ data });
    }
  });
});

describe('hostile text in the title', () => {
  test.each([
    '</title><script>alert(1)</script>',
    '</TITLE><SCRIPT>alert(1)</SCRIPT>',
    '"><img src=x onerror=alert(1)>',
    '</script><script>alert(1)</script>',
    '<!--<script>',
    'line\u2028separator\u2029here',
    'reversed \u202Etxt.exe',
    'zero\u200Bwidth and \uD83D\uDC69\u200D\u2695\uFE0F',
    `combining ${'a\u0301\u0302\u0303'.repeat(20)}`,
  ])('%j is shown as text everywhere', (title) => {
    const page = renderHostile(articleWith(richText('<p>x</p>'), { title, description: title }));
    expectNothingRuns(page);
    expectNeighboursIntact(page);
    expect(page.dom.querySelector('h1')?.textContent).toBe(title);
    // A tab's label has no element around it that could hold a change of direction in.
    expect(page.dom.title).toContain(title.replace(/[\u202A-\u202E\u2066-\u2069]/g, ''));
  });

  test('JSON-LD with hostile text is inert, and reads back equal', () => {
    const hostile = '</script><script>alert(1)</script><!--<script> & \u2028';
    const page = renderHostile(
      articleWith(
        { id: 'faq', type: 'faq', data: { items: [{ question: hostile, answer: '<p>Answer</p>' }] } },
        { title: hostile, publishedAt: '2026-05-04T09:00:00Z' },
      ),
    );
    expectNothingRuns(page);
    const texts = [...page.dom.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    );
    expect(texts.length).toBeGreaterThan(0);
    expect(JSON.stringify(texts)).toContain(JSON.stringify(hostile).slice(1, -1));
  });

  test('half of a surrogate pair becomes the replacement character on its way', () => {
    const page = renderHostile(articleWith(richText('<p>x</p>'), { title: 'half \uD83D pair' }));
    const sent = new TextDecoder().decode(new TextEncoder().encode(page.html));
    expect(sent).toContain('half \uFFFD pair');
  });

  test('a word of 10,000 characters is refused as a title, with its reason', () => {
    const page = renderHostile(articleWith(richText('<p>x</p>'), { title: 'x'.repeat(10_000) }));
    expect(page.problems[0]).toMatchObject({ severity: 'error', pointer: '/title' });
  });
});
