import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { toDocument } from '#adapters/payload/pagewell/toDocument.ts';
import { toArticle } from '#content/cms/payload/document/toArticle.ts';
import { check } from '#rules/check.ts';
import { asPayloadGives } from './asPayloadGives.ts';

function documentWith(fields: Record<string, unknown>): Record<string, unknown> {
  return { id: 42, _status: 'published', path: '/sleep/naps', title: 'Naps', blocks: [], ...fields };
}

function everyObjectIn(json: unknown): object[] {
  if (typeof json !== 'object' || json === null) return [];
  return [json, ...Object.values(json).flatMap(everyObjectIn)];
}

const prose = { id: 'row1', blockType: 'rich-text', blockId: 'first', html: '<p>Sleep well.</p>' };
const asRead = { id: 'first', type: 'rich-text', data: { html: '<p>Sleep well.</p>' } };

function read(fields: Record<string, unknown>) {
  const { article, problems, placeOf } = toArticle(documentWith(fields), { site: 'https://cms.example/' });
  return { article, problems, placeOf };
}

describe('a document that readers must not get', () => {
  test.each(['draft', 'archived', 7, null])('is no article: its status is %j', (_status) =>
    expect(toArticle(documentWith({ _status }))).toMatchObject({
      article: undefined,
      problems: [{ document: '42', field: '_status' }],
    }),
  );

  test('is one where a preview asks for it', () => {
    const { article } = toArticle(documentWith({ _status: 'draft' }), { drafts: true });
    expect(article).toEqual({ path: '/sleep/naps', title: 'Naps', blocks: [] });
  });

  test.each([null, 'text', 7, [documentWith({})]])('is no article: %j is no document', (document) =>
    expect(toArticle(document)).toMatchObject({
      article: undefined,
      problems: [{ document: '', field: '' }],
    }),
  );
});

test('a collection without drafts has published documents only', () => {
  const { _status, ...document } = documentWith({});
  expect(toArticle(document).article).toBeDefined();
});

describe('what is not as our fields have it costs the smallest part, and is told with the document and the field', () => {
  test('a block of a type that there is not', () => {
    const { article, problems } = read({
      blocks: [{ id: 'row0', blockType: 'carousel-3000', blockName: null, words: 'Hello' }, prose],
    });
    expect(article?.blocks).toEqual([
      { id: 'row0', type: 'carousel-3000', data: { words: 'Hello' } },
      asRead,
    ]);
    expect(problems).toEqual([
      {
        document: '42',
        field: 'blocks.0',
        message: 'The block type “carousel-3000” is unknown. Readers see only its text.',
      },
    ]);
  });

  test('a block without a type, a row that is none, a list that is none', () => {
    const { article, problems } = read({
      blocks: [{ html: '<p>Lost</p>' }, 'text', prose, { id: 'r', blockType: 'list', items: 'one, two' }],
    });
    expect(article?.blocks).toEqual([asRead, { id: 'r', type: 'list', data: {} }]);
    expect(problems.map(({ field }) => field)).toEqual(['blocks.0', 'blocks.1', 'blocks.3.items']);
  });

  test('a field that has another name there', () => {
    const { article, problems } = read({ blocks: [{ ...prose, html: undefined, text: '<p>Lost</p>' }] });
    expect(article?.blocks).toEqual([{ ...asRead, data: {} }]);
    expect(problems).toEqual([
      { document: '42', field: 'blocks.0.text', message: 'The field is unknown. It is left out.' },
    ]);
  });

  test.each([
    ['a text', 'rich-text', 'html', { root: { children: [] } }],
    ['a number', 'image', 'width', '640'],
    ['a tick', 'table', 'rowHeaders', 'yes'],
    ['a choice', 'heading', 'level', { value: 2 }],
    ['a group', 'colored-content', 'gif', 5],
  ])('%s that is something else', (_name, blockType, name, value) => {
    const { article, problems } = read({ blocks: [{ id: 'r', blockType, [name]: value }] });
    expect(article?.blocks).toEqual([{ id: 'r', type: blockType, data: {} }]);
    expect(problems).toMatchObject([{ document: '42', field: `blocks.0.${name}` }]);
  });

  test('HTML where plain text belongs stays text, and the check of articles tells of it', () => {
    const { article, problems, placeOf } = read({
      blocks: [{ id: 'r', blockType: 'heading', text: 'Naps <b>help</b>' }],
    });
    expect(article?.blocks).toMatchObject([{ data: { text: 'Naps <b>help</b>' } }]);
    expect(problems).toEqual([]);
    const told = check(article).find(({ rule }) => rule === 'html/markup-in-text');
    expect(placeOf(told?.pointer ?? '')).toBe('blocks.0.text');
  });

  test('a document that is wrong everywhere is told of a hundred times, not more', () => {
    const { problems } = read({ blocks: Array.from({ length: 2_000 }, () => 'text') });
    expect(problems).toHaveLength(100);
  });

  test('whatever stands in the place of whatever else', () => {
    const documents = ['nutrition-collagen', 'heart-atorvastatin-cost', 'sleep-insomnia-self-help'].map(
      (name) =>
        JSON.stringify(
          asPayloadGives(toDocument(JSON.parse(readFileSync(`fixtures/articles/${name}.json`, 'utf8')))),
        ),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...documents),
        fc.array(fc.tuple(fc.nat(), fc.jsonValue()), { minLength: 1, maxLength: 20 }),
        (text, changes) => {
          const document: unknown = JSON.parse(text);
          const owners = everyObjectIn(document);
          for (const [at, value] of changes) {
            const owner = owners[at % owners.length] ?? {};
            const keys = Object.keys(owner);
            Reflect.set(owner, keys[at % keys.length] ?? 'new', value);
          }
          const { article, placeOf } = toArticle(document, { drafts: true });
          for (const { pointer } of check(article)) expect(typeof placeOf(pointer)).toBe('string');
        },
      ),
      { numRuns: 60 },
    );
  });

  test('blocks inside each other without end', () => {
    let block: Record<string, unknown> = prose;
    for (let depth = 0; depth < 100_000; depth += 1)
      block = { blockType: 'product-card-carousel', cards: [block] };
    const { article, problems } = read({ blocks: [block] });
    expect(article?.blocks).toMatchObject([{ type: 'product-card-carousel' }]);
    expect(problems).toMatchObject([{ message: expect.stringMatching(/^Blocks are nested too deeply/) }]);
  });

  test('names and ids of any length', () => {
    const long = 'x'.repeat(1_000_000);
    const { problems } = toArticle({
      ...documentWith({ [long]: 1, blocks: [{ blockType: long }] }),
      id: long,
    });
    expect(problems).toHaveLength(2);
    expect(JSON.stringify(problems).length).toBeLessThan(1_000);
  });

  test('names of what every object inherits are fields like any other', () => {
    const document = JSON.parse('{"id":1,"path":"/a/b","title":"A","blocks":[],"__proto__":{"title":"B"}}');
    const { article } = toArticle(document);
    expect(article).toEqual({ path: '/a/b', title: 'A', blocks: [] });
  });
});

describe('a picture that was uploaded', () => {
  const upload = {
    id: 3,
    url: '/api/media/file/nap.jpg',
    alt: 'A cat sleeps',
    width: 1200,
    height: 800,
    focalX: 30.4,
    focalY: 70,
  };
  const imageWith = (fields: Record<string, unknown>) => {
    const { article, problems } = read({ blocks: [{ id: 'r', blockType: 'image', ...fields }] });
    return { blocks: article?.blocks, problems };
  };

  test('comes with its address, its size, and what is said of it', () =>
    expect(imageWith({ srcUpload: upload })).toEqual({
      blocks: [
        {
          id: 'r',
          type: 'image',
          data: {
            src: 'https://cms.example/api/media/file/nap.jpg',
            alt: 'A cat sleeps',
            width: 1200,
            height: 800,
          },
        },
      ],
      problems: [],
    }));

  test('gives its focus point where the block has one, unless it is the middle', () => {
    const groupWith = (photo: Record<string, unknown>) =>
      read({ blocks: [{ id: 'r', blockType: 'lived-experience', quote: 'Better.', photo }] }).article?.blocks;
    expect(groupWith({ srcUpload: upload, focus: {} })).toMatchObject([
      { data: { photo: { focus: { x: 30, y: 70 } } } },
    ]);
    expect(groupWith({ srcUpload: { ...upload, focalX: 50, focalY: 50 } })).not.toMatchObject([
      { data: { photo: { focus: expect.anything() } } },
    ]);
  });

  test('takes the place of an address, with its own size; what the author says of it wins', () => {
    const { blocks } = imageWith({
      srcUpload: upload,
      src: '/media/old.jpg',
      alt: '',
      width: 10,
      height: 10,
    });
    expect(blocks).toMatchObject([
      { data: { src: 'https://cms.example/api/media/file/nap.jpg', alt: '', width: 1200, height: 800 } },
    ]);
  });

  test.each([3, 'c0ffee', { id: 3 }, { url: 7 }, [[3]], true])(
    'is left out where Payload gave %j',
    (srcUpload) => {
      const { blocks, problems } = imageWith({ srcUpload, caption: 'A nap' });
      expect(blocks).toEqual([{ id: 'r', type: 'image', data: { caption: 'A nap' } }]);
      expect(problems).toMatchObject([{ document: '42', field: 'blocks.0.srcUpload' }]);
    },
  );

  test('that is gone leaves the address that was written beside it', () => {
    expect(imageWith({ srcUpload: 3, src: '/media/old.jpg' }).blocks).toMatchObject([
      { data: { src: '/media/old.jpg' } },
    ]);
    expect(imageWith({ srcUpload: null, src: '/media/old.jpg' }).problems).toEqual([]);
  });
});

describe('the ids of blocks', () => {
  test('are those of their rows where nobody has written one', () =>
    expect(read({ blocks: [{ ...prose, blockId: '' }] }).article?.blocks).toEqual([
      { ...asRead, id: 'row1' },
    ]));

  test('stay each its own where an author has copied a block', () =>
    expect(read({ blocks: [prose, { ...prose, id: 'row2' }] }).article?.blocks).toEqual([
      asRead,
      { ...asRead, id: 'row2' },
    ]));
});

describe('where something stands in Payload', () => {
  const { placeOf } = read({
    byline: { medicalReviewer: { name: null } },
    blocks: [
      'no block',
      { id: 'r', blockType: 'list', items: [{ value: 'One' }, { value: 'Two' }] },
      { id: 's', blockType: 'product-card-carousel', cards: [{ id: 't', blockType: 'product-card' }] },
    ],
  });

  test.each([
    ['/title', 'title'],
    ['/byline/medicalReviewer/name', 'byline.medicalReviewer.name'],
    ['/blocks/0/data', 'blocks.1'],
    ['/blocks/0/data/items/1', 'blocks.1.items.1.value'],
    ['/blocks/0/id', 'blocks.1.blockId'],
    ['/blocks/1/data/cards/0/data/productTitle', 'blocks.2.cards.0.productTitle'],
    ['/blocks/1/data/cards/0/data/imgSrc', 'blocks.2.cards.0.imgSrc'],
    ['/nothing/of/this', ''],
  ])('what the article has at %s stands at “%s”', (pointer, field) => expect(placeOf(pointer)).toBe(field));
});
