import fc from 'fast-check';
import { plainText } from '../../content/text/plainText.ts';
import { distinctWords, foldAccents, searchText, words } from '../../content/text/searchText.ts';
import { slowGrowth } from '../support/growth.ts';

describe('the plain text of HTML', () => {
  it.each([
    ['keeps a word together that is partly bold', 'coll<b>agen</b>', 'collagen'],
    ['keeps list items apart', '<ul><li>iron</li><li>zinc</li></ul>', 'iron zinc'],
    ['keeps lines apart', 'one<br>two<br/>three', 'one two three'],
    ['reads entities', 'A &amp; B &lt; C&nbsp;D &#233; &#x1F600; caf&eacute;', 'A & B < C D é 😀 café'],
    ['leaves unknown entities alone', 'AT&T &unknown; &#xD800;', 'AT&T &unknown;'],
    ['leaves out what nobody sees', 'a<script>alert("x")</script>b<style>p{}</style>c<!-- no -->d', 'abcd'],
    ['knows a tag in any case', '<P>a</P><SCRIPT>b</script >c', 'a c'],
    ['takes a lone sign for text', 'less than < 5 and <3', 'less than < 5 and <3'],
    ['drops an attribute with its text', '<a href="/x" title="no">yes</a>', 'yes'],
    ['drops a tag that never ends', 'before <a href="x', 'before'],
    ['drops a script that never ends', 'before <script>alert(1)', 'before'],
    ['drops soft hyphens and zero-width signs', 'col\u00adla\u200bgen', 'collagen'],
    ['turns control characters into blanks', 'a\0b\u0007c', 'a b c'],
    ['drops the signs that mark found words', 'a\ue000b\ue001c', 'abc'],
    ['mends half a surrogate pair', '\ud83d', '\ufffd'],
  ])('%s', (_name, html, expected) => {
    expect(plainText(html)).toBe(expected);
  });

  it.each([
    ['opened tags', '<a'],
    ['opened comments', '<!--'],
    ['closing script tags without an end', '<script></script'],
    ['lone signs', '<'],
    ['entities', '&#x'],
    ['nested elements', '<b>'],
  ])('takes time in proportion to its length: 1 MB of %s', async (_name, piece) => {
    const slow = await slowGrowth((length) => plainText(piece.repeat(length / piece.length)), 1_000_000);
    expect(slow).toBeUndefined();
  });
});

describe('what can be found of an article', () => {
  const article = {
    path: '/a',
    title: 'Title &amp; more',
    description: 'A description',
    blocks: [
      { id: 'h', type: 'heading', data: { text: 'First heading', level: 2, anchor: 'anchorword' } },
      { id: 't', type: 'rich-text', data: { html: '<p>First <b>text</b>.</p>' } },
      {
        id: 'p',
        type: 'product-card',
        data: {
          productTitle: 'Glowell Powder',
          productName: 'glowell powder',
          productBrand: 'Glowell',
          Pros: ['Mixes well'],
          imgSrc: '/media/imageword.webp',
          imgAlt: 'A tub',
          ctaUrl: 'https://shop.example/urlword',
          linkText: 'https://shop.example/other',
          bgColor: 'colorword',
        },
      },
      { id: 'f', type: 'faq', data: { items: [{ question: 'Is it safe?', answer: '<p>For most.</p>' }] } },
      {
        id: 'b',
        type: 'basic',
        data: { nodes: ['Node ', { tag: 'em', attributes: { class: 'classword' }, children: ['inside'] }] },
      },
    ],
  };

  it('is its title, description, names, headings, and its text in reading order', () => {
    expect(searchText(article)).toEqual({
      title: 'Title & more',
      description: 'A description',
      names: ['Glowell Powder', 'Glowell'],
      headings: 'First heading\nIs it safe?',
      body: [
        'First heading',
        'First text.',
        'Mixes well',
        'A tub',
        'Is it safe?',
        'For most.',
        'Node',
        'inside',
      ].join('\n'),
    });
  });

  it.each([undefined, null, 7, 'text', [], {}, { blocks: null }, { title: 3, blocks: { a: 'b' } }])(
    'is nothing or little, and no error, for %j',
    (odd) => {
      expect(searchText(odd)).toMatchObject({ title: '', names: [], headings: '' });
    },
  );

  it('is bounded, and cut between words', () => {
    const long = searchText({ title: 't', blocks: [{ data: { html: 'word '.repeat(100_000) } }] });
    expect(long.body.length).toBeLessThanOrEqual(200_000);
    expect(long.body.endsWith('word')).toBe(true);
  });

  it('costs no call stack, however deep the article is', () => {
    let data: unknown = 'deepest text';
    for (let level = 0; level < 100_000; level += 1) data = [data];
    expect(searchText({ blocks: [{ data }] }).body).toBe('');
  });

  it('is found for any JSON, which stays as it was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (blocks) => {
        const before = JSON.stringify(blocks);
        const text = searchText({ title: 'T', blocks });
        expect(text.body.includes('\0')).toBe(false);
        expect(JSON.stringify(blocks)).toBe(before);
      }),
    );
  });
});

describe('words', () => {
  it('are written small, in order, without numbers and single letters', () => {
    expect(words('Vitamin B12, a 500 mg dose — B12!')).toEqual(['vitamin', 'b12', 'mg', 'dose', 'b12']);
  });

  it('lose their accents and repetitions as vocabulary', () => {
    expect(distinctWords('Açaí acai ACAÍ')).toEqual(['acai']);
    expect(foldAccents('Crème Brûlée')).toBe('Creme Brulee');
  });
});
