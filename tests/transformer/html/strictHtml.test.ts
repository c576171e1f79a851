/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { htmlFields } from '../../../schemas/generated/htmlFields.ts';
import { forEachText } from '../../../transformer/fieldValues.ts';
import { allowedAttributes, allowedTags, nestingLimit } from '../../../transformer/html/allowList.ts';
import { sanitiseAnyHtml, sanitiseHtml } from '../../../transformer/html/sanitiseHtml.ts';
import { isProvablyClean, sanitiseStrictHtml } from '../../../transformer/html/strictHtml.ts';
import { maxHtmlLength } from '../../../transformer/limits.ts';
import { hostileFragments, hostileTexts, hostileWriting } from '../../hostile/payloads.ts';

/** The claim of the shortcut: where it speaks, the sanitiser says the same and takes nothing out. */
function expectAgreement(html: string): void {
  const clean = sanitiseStrictHtml(html);
  if (clean === undefined) return;
  expect({ html: clean, removals: [] }).toEqual(sanitiseAnyHtml(html));
  expect(asBrowserReads(clean)).toBe(clean.replaceAll(' />', '>'));
}

/** What a browser makes of a fragment, written down again. */
function asBrowserReads(html: string): string {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  // Browsers write a blank that does not break, and an attribute without a value, in their own way.
  return holder.innerHTML.replaceAll('&nbsp;', '\u00a0').replaceAll('=""', boolean);
}

/** An attribute without a value is written with an empty one; only `alt` has that in ours. */
function boolean(_match: string, at: number, text: string): string {
  return text.slice(0, at).endsWith(' alt') ? '=""' : '';
}

/** Every field of HTML of every fixture. */
function fixtureHtml(): string[] {
  const fields = new Map(Object.entries(htmlFields));
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && typeof value.type === 'string' && 'data' in value) {
      forEachText(value.data, fields.get(value.type) ?? [], (text) => texts.push(text));
    }
    Object.values(value).forEach(collect);
  };
  for (const folder of ['articles', 'blocks']) {
    for (const name of readdirSync(`fixtures/${folder}`)) {
      const content: object = JSON.parse(readFileSync(`fixtures/${folder}/${name}`, 'utf8'));
      collect('blocks' in content ? content : { type: name.split('.')[0], ...content });
    }
  }
  return texts;
}

/** Pieces of HTML, most of them written strictly and now and then put together well. */
const pieces = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...allowedTags).map((tag) => `<${tag}>`) },
  { weight: 6, arbitrary: fc.constantFrom(...allowedTags).map((tag) => `</${tag}>`) },
  fc.constantFrom(
    'text',
    ' ',
    '\n',
    'a & b',
    '&amp;',
    '&lt;',
    '&nbsp;',
    '&#60;',
    '>',
    '<',
    '"',
    "'",
    '\0',
    '\r',
    'é',
    '😀',
    '\ud800',
  ),
  fc.constantFrom(
    '<br>',
    '<br/>',
    '<br />',
    '<hr/>',
    '</br>',
    '<p/>',
    '<!-- -->',
    '<script>',
    '</script>',
    '<svg>',
    '<div>',
  ),
);

const attributeNames = [
  ...new Set([...Object.values(allowedAttributes).flat(), 'lang', 'dir', 'style', 'onclick', 'id']),
];
const attributeValues = fc.oneof(
  fc.constantFrom(
    'https://nih.example/a',
    '/nutrition/collagen',
    '#top',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
  ),
  fc.constantFrom(
    'https://Host.example',
    'https://a.example/../b',
    'https://a.example/%2e/b?x=1&amp;y=2#z',
    'http://a.example:80/',
    'https://u:p@a.example/',
  ),
  fc.constantFrom(
    '',
    'sponsored',
    'nofollow',
    '_blank',
    '_top',
    '3',
    'en',
    'rtl',
    'https',
    'mailto:a@b.example',
    'tel:911',
    '/a b',
    'a.html',
  ),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string(),
);
const startTag = fc
  .tuple(
    fc.constantFrom('a', 'img', 'td', 'q', 'ol', 'p', 'time', 'blockquote'),
    fc.array(fc.tuple(fc.constantFrom(...attributeNames), attributeValues), { maxLength: 4 }),
    fc.constantFrom('>', ' />', '/>'),
  )
  .map(
    ([tag, attributes, end]) =>
      `<${tag}${attributes.map(([name, value]) => ` ${name}="${value}"`).join('')}${end}`,
  );

/** Trees of elements, closed where they have to be, but with children of any kind. */
const trees = fc
  .letrec<{ tree: string; list: string[] }>((tie) => ({
    list: fc.array(tie('tree'), { maxLength: 3 }),
    tree: fc.oneof(
      { maxDepth: 5 },
      pieces,
      fc.constantFrom('words', ' and more', 'a &amp; b'),
      fc
        .tuple(
          fc.oneof(
            startTag,
            fc.constantFrom(...allowedTags).map((tag) => `<${tag}>`),
          ),
          tie('list'),
        )
        .map(([start, inner]) => `${start}${inner.join('')}</${/^<(\w+)/.exec(start)?.[1]}>`),
    ),
  }))
  .list.map((parts) => parts.join(''));

describe('HTML that is provably clean', () => {
  const ofFixtures = fixtureHtml();

  test.each([
    ['paragraphs with emphasis', '<p>Take <strong>10 g</strong> a <em>day</em>.</p>'],
    ['line breaks', '<p>one<br />two</p>'],
    ['escaped characters', '<p>R&amp;D says 2 &lt; 3 &gt; 1</p>'],
    ['a list in a list', '<ul>\n<li>one<ol start="3"><li>two</li></ol></li>\n</ul>'],
    [
      'a table with all of its parts',
      '<table><caption>Doses</caption><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    ],
    ['a link within the site', '<p>See <a href="/nutrition/collagen#dose">our guide</a>.</p>'],
    ['a quotation', '<blockquote cite="https://nih.example/a"><p lang="fr" dir="ltr">Oui</p></blockquote>'],
    ['plain text', 'Nothing else.'],
    ['nothing', ''],
  ])('is %s, which stays as it is', (_what, html) => {
    expect(isProvablyClean(html)).toBe(true);
    expect(sanitiseStrictHtml(html)).toBe(html);
    expectAgreement(html);
  });

  test.each([
    [
      'a link to another site',
      '<a href="https://nih.example/a?b=1&amp;c=2">x</a>',
      '<a href="https://nih.example/a?b=1&amp;c=2" rel="noopener">x</a>',
    ],
    [
      'a paid link',
      '<a rel="sponsored" href="https://shop.example/">x</a>',
      '<a href="https://shop.example/?rvo_aff=pagewell" rel="sponsored nofollow noopener" data-affiliate>x</a>',
    ],
    ['a break in another writing', 'one<br>two', 'one<br />two'],
  ])('is %s, which gets what the sanitiser gives it', (_what, html, clean) => {
    expect(sanitiseStrictHtml(html)).toBe(clean);
    expectAgreement(html);
  });

  test('is a picture, which goes through the image proxy', () => {
    const html = '<p><img src="/media/a.jpg" alt="" width="480" height="360"></p>';
    expect(sanitiseStrictHtml(html)).toContain('src="/img?src=%2Fmedia%2Fa.jpg&amp;w=1382"');
    expectAgreement(html);
  });

  test('is nearly all that editors write', () => {
    const clean = ofFixtures.filter(isProvablyClean);
    expect(clean.length / ofFixtures.length).toBeGreaterThan(0.95);
  });

  test.each([
    ['an element that is not allowed', '<p><kbd>x</kbd></p>'],
    ['an attribute that is not allowed', '<p class="x">x</p>'],
    ['an attribute of another element', '<p href="/a">x</p>'],
    ['a repeated attribute', '<a href="/a" href="/b">x</a>'],
    ['an attribute without quotes', '<a href=/a>x</a>'],
    ['an attribute in single quotes', "<a href='/a'>x</a>"],
    ['an attribute without a value', '<a href>x</a>'],
    ['two blanks between attributes', '<a  href="/a">x</a>'],
    ['a tag in capitals', '<P>x</P>'],
    ['an element that is not closed', '<p>x'],
    ['an end tag without its element', 'x</p>'],
    ['elements closed in the wrong order', '<b><i>x</b></i>'],
    ['a comment', '<!-- x -->'],
    ['a stray bracket', '2 < 3'],
    ['a bracket the other way', '3 > 2'],
    ['a stray ampersand', 'R & D'],
    ['an entity besides the three', '<p>caf&eacute;</p>'],
    ['a number for a character', '&#60;script&#62;'],
    ['a control character', '<p>a\u0001b</p>'],
    ['a carriage return', '<p>a\r\nb</p>'],
    ['a paragraph in a paragraph', '<p>x<p>y</p></p>'],
    ['a list in a paragraph', '<p><ul><li>x</li></ul></p>'],
    ['a paragraph in a line', '<b><p>x</p></b>'],
    ['a link in a link', '<a href="/a"><b><a href="/b">x</a></b></a>'],
    ['an item without a list', '<li>x</li>'],
    ['text in a list', '<ul>x<li>y</li></ul>'],
    ['a row without a body', '<table><tr><td>x</td></tr></table>'],
    ['an empty element that is no void one', '<p/>'],
    ['a link that runs code', '<a href="javascript:alert(1)">x</a>'],
    ['a link to a host without a scheme', '<a href="//evil.example">x</a>'],
    ['a link with a backslash', '<a href="/\\evil.example">x</a>'],
    ['a link that says who reads it', '<a href="https://u:p@host.example/">x</a>'],
    ['an unpaid link marked as an affiliate one', '<a href="https://a.example/" data-affiliate="">x</a>'],
    ['a picture from nowhere', '<img alt="x">'],
    ['a picture without encryption', '<img src="http://a.example/x.jpg" alt="">'],
    ['a picture with sources of its own', '<img src="/a.jpg" srcset="/b.jpg 2x" alt="">'],
    ['a quotation from a dangerous address', '<q cite="javascript:alert(1)">x</q>'],
  ])('is not %s', (_what, html) => {
    expect(isProvablyClean(html)).toBe(false);
  });

  test('is nested no deeper than the sanitiser lets it be', () => {
    const nested = (depth: number): string => `${'<b>'.repeat(depth)}x${'</b>'.repeat(depth)}`;
    expect(isProvablyClean(nested(nestingLimit))).toBe(true);
    expectAgreement(nested(nestingLimit));
    expect(isProvablyClean(nested(nestingLimit + 1))).toBe(false);
    const lists = `${'<ul><li>'.repeat(nestingLimit / 2)}<br>${'</li></ul>'.repeat(nestingLimit / 2)}`;
    expect(isProvablyClean(lists)).toBe(false);
  });

  test('is no longer than a field may be', () => {
    expect(isProvablyClean('x'.repeat(maxHtmlLength))).toBe(true);
    expect(isProvablyClean('x'.repeat(maxHtmlLength + 1))).toBe(false);
  });
});

describe('the shortcut around the sanitiser', () => {
  test.each([...hostileFragments, ...hostileTexts, ...hostileWriting.map(([, text]) => text)])(
    'agrees with it on %j, alone and amid what is clean',
    (fragment) => {
      for (const html of [
        fragment,
        `<p>${fragment}</p>`,
        `<p>a</p>${fragment}<p>b</p>`,
        `<a title="${fragment}" href="/a">x</a>`,
        `<a href="${fragment}">x</a>`,
        `<ul>${fragment}</ul>`,
      ]) {
        expectAgreement(html);
      }
    },
  );

  test('agrees with it on every field of every fixture', () => {
    const all = fixtureHtml();
    expect(all.length).toBeGreaterThan(200);
    all.forEach(expectAgreement);
  });

  test('agrees with it on whatever is put together from pieces', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => expectAgreement(parts.join(''))),
      { numRuns: 1_000 },
    );
  });

  test('agrees with it on start tags with any attributes', () => {
    let spoke = 0;
    fc.assert(
      fc.property(startTag, (start) => {
        const html = start.startsWith('<img') ? start : `${start}x</${/^<(\w+)/.exec(start)?.[1]}>`;
        if (isProvablyClean(html)) spoke++;
        expectAgreement(html);
      }),
      { numRuns: 2_000 },
    );
    expect(spoke).toBeGreaterThan(20);
  });

  test('agrees with it on trees of elements', () => {
    let spoke = 0;
    fc.assert(
      fc.property(trees, (html) => {
        if (isProvablyClean(html)) spoke++;
        expectAgreement(html);
      }),
      { numRuns: 2_000 },
    );
    expect(spoke).toBeGreaterThan(100);
  });

  test('agrees with it on fixtures in which one character is another', () => {
    const texts = fixtureHtml().filter((text) => text.length < 400);
    const characters = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      ';',
      '/',
      '=',
      ' ',
      '\n',
      '\t',
      '\0',
      '\\',
      ':',
      '#',
      'x',
      '\u00a0',
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.nat(),
        characters,
        fc.boolean(),
        (text, at, character, replaces) => {
          const index = at % (text.length + 1);
          expectAgreement(text.slice(0, index) + character + text.slice(index + (replaces ? 1 : 0)));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('reads what is never closed no further than the field is long', () => {
    for (const piece of ['<b>', '<a href="', '&amp;', '<p', ' lang="en"', '</b>', '<br>']) {
      const html = `<p${piece.repeat(20_000)}`.slice(0, maxHtmlLength);
      expect(sanitiseHtml(html).html.length).toBeLessThan(20 * maxHtmlLength);
      expect(isProvablyClean(html)).toBe(false);
    }
  });
});
