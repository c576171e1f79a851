import fc from 'fast-check';
import { searchText } from '#content/text/searchText.ts';
import {
  distinctWords,
  documentForm,
  foldText,
  indexedForm,
  nameForm,
  queryForm,
  words,
} from '#content/text/searchWords.ts';
import { slowGrowth } from '../support/growth.ts';
import { prose } from '../support/someBlocks.ts';

describe('what can be found of an article', () => {
  const article = {
    path: '/a',
    title: 'Title &amp; more',
    description: 'A description',
    blocks: [
      { id: 'h', type: 'heading', data: { text: 'First heading', level: 2, anchor: 'anchorword' } },
      prose('t', '<p>First <b>text</b>.</p>'),
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

  it('is its title, description, names, headings, and its text in reading order', () =>
    expect(searchText(article)).toEqual({
      title: 'Title & more',
      description: 'A description',
      names: ['Glowell Powder', 'Glowell'],
      headings: 'First heading\nIs it safe?',
      body: ['First heading', 'First text.', 'Mixes well', 'Is it safe?', 'For most.', 'Node inside'].join(
        '\n',
      ),
    }));

  it.each([
    ['an alternative text', { type: 'image', data: { src: '/media/a.webp', alt: 'A tub of magnesium' } }],
    [
      'the title of a related article',
      { type: 'related-articles', data: { articles: [{ url: '/a', title: 'The best magnesium' }] } },
    ],
    [
      'a link to another page',
      {
        type: 'end-of-section-link',
        data: { 'data-prompt': 'Magnesium', 'data-display-text': 'See', 'data-destination-url': '/a' },
      },
    ],
    ['the name of an author', { type: 'author-bio', data: { authorName: 'Magnesium Adeyemi' } }],
    ['the title of a source', { type: 'sources', data: { items: [{ id: 'a', title: 'Magnesium' }] } }],
  ])('is not %s', (_, block) => {
    const { body, headings, names } = searchText({ title: 'T', blocks: [{ id: 'b', ...block }] });
    expect([body, headings, names].join(' ').toLowerCase()).not.toContain('magnesium');
  });

  it('has no invisible characters in its words, and none that mark found words', () => {
    const html = 'col\u00adla\u200bgen a\0b\u0007c a\ue000b\ue001c \ud83d';
    expect(searchText({ title: 'T', blocks: [prose('t', html)] }).body).toBe('collagen a b c abc \ufffd');
  });

  it.each([undefined, null, 7, 'text', [], {}, { blocks: null }, { title: 3, blocks: { a: 'b' } }])(
    'is nothing or little, and no error, for %j',
    (odd) => expect(searchText(odd)).toMatchObject({ title: '', names: [], headings: '' }),
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
  it('are written small, in order, without numbers and single letters', () =>
    expect(words('Vitamin B12, a 500 mg dose — B12!')).toEqual(['vitamin', 'b12', 'mg', 'dose', 'b12']));

  it('lose their accents and repetitions as vocabulary', () => {
    expect(distinctWords('Açaí acai ACAÍ')).toEqual(['acai']);
    expect(foldText('Crème Brûlée')).toBe('Creme Brulee');
    expect(foldText('ضَغط каждый')).toBe('ضغط каждыи');
  });

  it.each([
    ['the sign of micro', '5 µg', '5 μg'],
    ['sharp s', 'Größe GRÖẞE', 'Grosse GROSSE'],
    ['joined letters', 'Ærø cœur ﬁber', 'AEro coeur fiber'],
    ['letters with a stroke', 'Łódź Søren Đặng', 'Lodz Soren Dang'],
    ['a dotless and a dotted i', 'ılık İzmir', 'ilik Izmir'],
    ['full-width characters', 'Ｄ３ １０㎎', 'D3 10mg'],
    ['half-width characters', 'ﾋﾞﾀﾐﾝ', 'ビタミン'],
    ['lowered and raised digits', 'H₂O kg/m²', 'H2O kg/m2'],
    ['raised digits behind a number', '10⁵ 10⁻² 1½', '10 5 10 −2 1 1⁄2'],
    ['blanks of other widths', 'omega\u00a03\u202fg', 'omega 3 g'],
    ['soft hyphens and other invisible characters', 'hyper\u00adten\u200bsion\ufeff', 'hypertension'],
    ['signs of trademarks', 'Dozewell™ Night℠', 'Dozewell™ Night℠'],
  ])('have %s as a plain keyboard writes them: %s', (_name, text, expected) =>
    expect(foldText(text)).toBe(expected),
  );

  it('keep marks that are letters, and syllables that are put together', () => {
    for (const text of ['น้ำ', 'हिंदी', 'がん', '혈압']) expect(foldText(text)).toBe(text);
    expect(words('हिंदी में')).toEqual(['हिंदी', 'में']);
  });

  it('of scripts without blanks are no vocabulary', () =>
    expect(distinctWords('高血压 Vitamin D不足 น้ำตาล')).toEqual(['vitamin']));
});

describe('a text as it is indexed', () => {
  it.each([
    ['has Chinese in pairs', '高血压饮食', '高血 血压 压饮 饮食'],
    ['has a lone character as it is', '茶', '茶'],
    ['parts scripts from each other', 'Vitamin D不足とは', 'Vitamin D 不足 足と とは'],
    ['has Thai in words', 'โรคเบาหวาน', 'โรค เบา หวาน'],
    ['has no signs beyond ASCII', '“zinc”—zinc', 'zinc zinc'],
    ['has an ellipsis and signs of trademarks apart from words', 'zinc… Zinc™', 'zinc... Zinc'],
    ['has characters of two units whole', '𠀀𠀁𠀂', '𠀀𠀁 𠀁𠀂'],
  ])('%s', (_name, text, expected) => expect(indexedForm(text).trim()).toBe(expected));

  it.each([
    ['in pairs of its words', '高血压饮食', '高血 血压 饮食'],
    ['without particles', '血压的', '血压'],
    ['whole where it has no longer words', '吃药', '吃药'],
    ['whole in quotation marks', '"高血压饮食"', '"高血 血压 压饮 饮食 "'],
    ['whole where it is not wanted', 'iron -高血压', 'iron -"高血 血压 "'],
  ])('is asked for %s', (_name, query, expected) => expect(queryForm(query).trim()).toBe(expected));

  it('has names in pairs, so that what is typed of one is a part of it', () => {
    expect(nameForm('โรคเบาหวาน')).toContain(nameForm('เบาห'));
    expect(nameForm('高血压 Tea')).toBe(nameForm('高血压tea'));
  });

  it('has the characters that may be words, each once, and is bounded', () => {
    expect(documentForm('高血压。血压高')).toBe('高血 血压  血压 压高  高 血 压');
    const characters = Array.from({ length: 100_000 }, (_, index) =>
      String.fromCodePoint(0x20000 + (index % 42_000)),
    );
    expect(documentForm(characters.join('')).length).toBeLessThan(220_000);
  });

  it.each(['高', '高a', 'ก', 'กa', 'ความ', 'a"', '-高 ', 'a—', '1½', 'ﷺ', 'ß'])(
    'takes time in proportion to its length: 200,000 characters of %j',
    async (piece) => {
      const slow = await slowGrowth((length) => {
        const text = piece.repeat(length / piece.length);
        return [documentForm(text), queryForm(text)];
      }, 200_000);
      expect(slow).toBeUndefined();
    },
  );
});
