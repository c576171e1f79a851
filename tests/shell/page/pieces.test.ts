import { bytesOf, htmlOf } from '../../../shell/page/pieces.ts';
import { articleDocument } from '../support.ts';

describe('the pieces of a document', () => {
  test.each([
    ['texts', ['<p>one</p>', '<p>two</p>']],
    ['a kept one first', [{ html: '<p>kept</p>' }, '<p>text</p>']],
    ['a kept one last', ['<p>“text”</p>', { html: '<p>kept</p>' }]],
    ['letters beyond ASCII in some', ['<p>plain</p>', { html: '<p>µg ✓ 日本 😀</p>' }, '', '<p>é</p>']],
    ['half a character', ['<p>\ud83d</p>', { html: '<p>\ude00</p>' }]],
    ['none', []],
  ])('(%s) are the same encoded one by one and all at once', (_case, pieces) => {
    expect(bytesOf(pieces).toString()).toBe(Buffer.from(htmlOf(pieces)).toString());
    // A second time, when what is kept has been encoded.
    expect(bytesOf(pieces).toString()).toBe(Buffer.from(htmlOf(pieces)).toString());
  });

  test('make an article the same as bytes and as text', () => {
    const page = articleDocument({ title: 'Sömn – “why”?' }, [{ type: 'list', html: '<ul><li>✓</li></ul>' }]);
    expect(page.bytes().toString()).toBe(page.html);
  });
});
