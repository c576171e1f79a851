import fc from 'fast-check';
import { distinctWords, foldAccents, searchText, words } from '../../content/text/searchText.ts';

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
        'Node inside',
      ].join('\n'),
    });
  });

  it('has no invisible characters in its words, and none that mark found words', () => {
    const html = 'col\u00adla\u200bgen a\0b\u0007c a\ue000b\ue001c \ud83d';
    expect(searchText({ title: 'T', blocks: [{ id: 't', type: 'rich-text', data: { html } }] }).body).toBe(
      'collagen a b c abc \ufffd',
    );
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
