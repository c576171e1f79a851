import { globSync, readFileSync } from 'node:fs';
import { blockValidators } from '#schemas/generated/validators.js';
import { blocksFromHtml } from '#transformer/fromHtml/fromHtml.ts';
import { claims } from '#widgets/fromHtml.ts';

const read = (html: string) => blocksFromHtml(html, { claims });
const typesOf = (html: string): string[] => read(html).blocks.map(({ type }) => type);

const files = globSync('fixtures/from-html/*/*.html').sort();

test.each(files)('the blocks of %s are valid, or of a type that is reported as unknown', (file) => {
  const { blocks, notes } = read(readFileSync(file, 'utf8'));
  const hasToChoose = notes.some(({ what }) => what === 'choose-picture');
  const wrong = blocks.filter(({ type, data }) => {
    // A picture that only the writing program had is still to be chosen, as a note says.
    if (type === 'image' && data.src === undefined && hasToChoose) return false;
    const validate = blockValidators.get(type);
    return validate ? !validate(data) : claims.some((claim) => claim.type === type);
  });
  expect(wrong).toEqual([]);
});

const picture = (number: number): string =>
  `<img src="https://clinic.example/${number}.jpg" alt="Step ${number}">`;
const pictures = (count: number): string =>
  Array.from({ length: count }, (_, index) => picture(index)).join('');

test.each([
  ['24 pictures', `<figure class="wp-block-gallery">${pictures(24)}</figure>`, ['image-carousel']],
  ['25 pictures', `<figure class="wp-block-gallery">${pictures(25)}</figure>`, Array(25).fill('image')],
  ['a question of 300 characters', `<details><summary>${'q'.repeat(300)}</summary>Yes.</details>`, ['faq']],
  [
    'a question of 301 characters',
    `<details><summary>${'q'.repeat(301)}</summary>Yes.</details>`,
    ['rich-text'],
  ],
  ['a question without an answer', '<details><summary>Why?</summary> </details>', ['rich-text']],
  [
    'an answer with a film',
    '<details><summary>How?</summary><p>So.</p><iframe src="https://youtu.be/bR3atheS10w"></iframe></details>',
    ['rich-text', 'video'],
  ],
  [
    'a pull quote with a link',
    '<blockquote class="pullquote"><p>See <a href="https://clinic.example/">us</a>.</p></blockquote>',
    ['rich-text'],
  ],
  ['a call-out of 1,500 characters', `<div class="callout">${'a'.repeat(1_500)}</div>`, ['note']],
  ['a call-out of 1,501 characters', `<div class="callout">${'a'.repeat(1_501)}</div>`, ['rich-text']],
  [
    'a footnote of 301 characters',
    `<p>A<sup><a href="#n">1</a></sup></p><ol class="footnotes"><li id="n">${'n'.repeat(301)}</li></ol>`,
    ['rich-text', 'list'],
  ],
  [
    'a file without an address',
    '<div class="wp-block-file"><a href="javascript:alert(1)">Diary</a></div>',
    ['rich-text'],
  ],
  ['a bare address of a site without posts', '<p>https://clinic.example/</p>', ['rich-text']],
  [
    'JSON-LD that is broken',
    '<p>Soup.</p><script type="application/ld+json">{"@type":"Recipe",</script>',
    ['rich-text'],
  ],
  [
    'JSON-LD of a recipe that the text shows',
    '<p>Soup.</p><ul><li>1 leek</li></ul><script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["1 leek"]}</script>',
    ['rich-text', 'list'],
  ],
])('%s', (_what, html, types) => {
  expect(typesOf(html)).toEqual(types);
});

test('an address that runs code reaches no block', () => {
  const html = `<iframe src="javascript:alert(1)"></iframe><figure class="wp-block-embed">javascript:alert(1)</figure>
    <div class="wp-block-buttons"><a href="javascript:alert(1)">Go</a></div>
    <div class="kg-product-card"><h4 class="kg-product-card-title">Tea</h4><a class="kg-product-card-button" href="javascript:alert(1)">Buy</a></div>`;
  expect(
    read(html).blocks.filter(({ data }) =>
      /(?:href="|"(?:url|ctaUrl|data-destination-url)":")javascript/i.test(JSON.stringify(data)),
    ),
  ).toEqual([]);
});

describe('shortcodes', () => {
  const unclosed = '[hl_box a="1"]';
  test.each([
    ['that are never closed', unclosed.repeat(20_000)],
    ['that are closed twenty thousand times', `${unclosed.repeat(20_000)}${'[/hl_box]'.repeat(20_000)}`],
    ['whose brackets do not end', '[hl_box '.repeat(20_000)],
    ['whose quotes do not end', `[hl_box a="${'b'.repeat(100_000)}`],
  ])('%s are read in linear time, and nothing is thrown', (_what, text) => {
    expect(() => read(`<p>Words ${text}</p>`)).not.toThrow();
  });

  test('that cross each other keep all words', () => {
    const { blocks } = read('[hl_a]<p>One</p>[hl_b]<p>Two</p>[/hl_a]<p>Three</p>[/hl_b]');
    const text = JSON.stringify(blocks);
    for (const word of ['One', 'Two', 'Three']) expect(text.split(word)).toHaveLength(2);
    expect(text).not.toMatch(/\[\/?hl_/);
  });
});
