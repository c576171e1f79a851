import { maxArticleBytes } from '#transformer/article/limits.ts';
import { validateArticle } from '#transformer/validate/validateArticle.ts';
import { sampleOf } from '../../support/tried.ts';
import { blockFixtures, envelope, told, validateOne } from './articles.ts';

const heading = { id: 'h', type: 'heading', data: { text: 'Why we sleep' } };

/** In milliseconds of a processor, however busy it is: twenty times what the slowest of these takes. Unbounded, some take minutes and some never end. */
const bounded = 15_000;

function inBoundedTime<Result>(work: () => Result): Result {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1_000).toBeLessThan(bounded);
  return result;
}

describe('keys that could reach a prototype', () => {
  const poison = '{"polluted":true}';
  const article = JSON.parse(`{
    "path":"/health/sleep","title":"Sleep","__proto__":${poison},"constructor":{"prototype":${poison}},
    "blocks":[
      {"id":"a","type":"heading","__proto__":${poison},"data":{"text":"x","__proto__":${poison}}},
      {"id":"b","type":"holo-deck","data":{"deep":[{"constructor":${poison}}]}},
      {"__proto__":{"type":"heading","data":{"text":"x"}}}
    ]
  }`);

  test('are told at every level, taken out, and pollute nothing', () => {
    const { article: valid, problems } = validateArticle(article);
    expect(told(problems.filter(({ rule }) => rule === 'json/dangerous-key'))).toEqual([
      'json/dangerous-key /__proto__',
      'json/dangerous-key /constructor',
      'json/dangerous-key /blocks/0/__proto__',
      'json/dangerous-key /blocks/0/data/__proto__',
      'json/dangerous-key /blocks/1/data/deep/0/constructor',
      'json/dangerous-key /blocks/2/__proto__',
    ]);
    expect(valid?.blocks.map(({ data, rejection }) => [data, rejection])).toEqual([
      [{ text: 'x' }, undefined],
      [{ deep: [{}] }, 'unknown'],
      [undefined, 'unknown'],
    ]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('documents too large for their own good', () => {
  const deep = (levels: number): unknown => {
    let value: unknown = [];
    for (let level = 1; level < levels; level++) value = [value];
    return value;
  };

  test.each([
    [
      'with a list of a million items',
      { ...envelope, blocks: [{ data: Array(1_000_000).fill(1) }] },
      'json/too-many-items',
    ],
    ['with a text of 50 MB', { ...envelope, title: 'x'.repeat(50_000_000) }, 'json/too-large'],
  ])('(%s) are refused as a whole', (_case, input, rule) => {
    const { article, problems } = inBoundedTime(() => validateArticle(input));
    expect(article).toBeUndefined();
    expect(told(problems)).toEqual([`${rule} `]);
  });

  test.each<[string, object]>([
    ['100,000 levels', { id: 'x', type: 'basic', data: { nodes: deep(100_000) } }],
    [
      '100,000 levels, of a type that nobody knows',
      { id: 'x', type: 'holo-deck', data: { deep: deep(100_000) } },
    ],
  ])('lose a block of %s, and nothing else', (_case, block) => {
    const { article, problems } = inBoundedTime(() =>
      validateArticle({ ...envelope, blocks: [heading, block, { ...heading, id: 'y' }] }),
    );
    expect(article?.blocks.map(({ rejection }) => rejection)).toEqual([undefined, 'too-deep', undefined]);
    expect(told(problems)).toEqual(['block/too-deep /blocks/1']);
  });

  test('that are deep outside their blocks lose that part', () => {
    const { article, problems } = validateArticle({
      ...envelope,
      blocks: [heading],
      contentMeta: deep(100_000),
    });
    expect(article?.blocks).toHaveLength(1);
    expect(told(problems)).toEqual(['schema/type /contentMeta']);
  });

  test('that refer to themselves lose the block that does', () => {
    const circle: Record<string, unknown> = { ...envelope };
    circle.blocks = [heading, { id: 'x', type: 'holo-deck', data: circle }];
    expect(told(validateArticle(circle).problems)).toEqual(['block/too-deep /blocks/1']);
  });

  test('with a thousand blocks wrong in as many ways as are mended take bounded time', () => {
    const wrong = { type: 'list', data: { items: ['x', ...Array(49).fill(7)] } };
    const blocks = Array.from({ length: 1000 }, (_, index) => ({ ...wrong, id: `b${index}` }));
    const { article, problems } = inBoundedTime(() => validateArticle({ ...envelope, blocks }));
    expect(article?.blocks).toHaveLength(1000);
    expect(problems).toHaveLength(49 * 1000);
  });

  test('with one list of ten thousand wrong items take bounded time', () => {
    const { problems } = inBoundedTime(() =>
      validateOne({ id: 'l', type: 'list', data: { items: Array(10_000).fill(7) } }),
    );
    expect(problems.at(-1)?.message).toContain('9901 more');
  });

  test('with ten thousand unknown fields take bounded time', () => {
    const data = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`field${index}`, 1]));
    const { block } = inBoundedTime(() => validateOne({ ...heading, data: { ...data, text: 'x' } }));
    expect(block.rejection).toBe('invalid');
  });
});

describe('bait for slow patterns', () => {
  const baits = ['a', ' ', '-', '/a', '<', '&#', '.', '\\'];
  const length = 60_000;
  /** Types share their patterns: each example is tried with a quarter of the baits, and each bait with a quarter of the examples. */
  const extremes = blockFixtures()
    .filter(({ name }) => name.endsWith('.extreme'))
    .map((each, index) => ({ ...each, tried: sampleOf(baits, 4, index) }));

  test.each(extremes)('in every text of $name takes bounded time', ({ id, type, data, tried }) => {
    let texts = 0;
    JSON.stringify(data, (_key, value) => {
      if (typeof value === 'string') texts++;
      return value;
    });
    // The article as a whole may not be larger than its own limit.
    const each = Math.min(length, Math.floor(maxArticleBytes / 2 / texts));
    for (const bait of tried) {
      const text = `${bait.repeat(each / bait.length)}!`;
      const baited = JSON.parse(
        JSON.stringify(data, (_key, value) => (typeof value === 'string' ? text : value)),
      );
      inBoundedTime(() => validateOne({ id, type, data: baited }));
    }
  });

  test('in the envelope takes bounded time', () => {
    for (const bait of baits) {
      const text = `${bait.repeat(length / bait.length)}!`;
      inBoundedTime(() =>
        validateArticle({
          path: `/${text}`,
          title: text,
          language: text,
          publishedAt: text,
          template: text,
          contentMeta: { canonicalPath: text },
          blocks: [{ id: text, type: text, data: {}, when: { experiment: text, variant: text } }],
        }),
      );
    }
  });
});

describe('text in which characters hide', () => {
  test.each([
    ['a right-to-left override', 'Sleep \u202Epeels'],
    ['zero-width characters', 'Sl\u200Be\u2060ep'],
    ['a family of emoji', '👩‍👩‍👧‍👦'],
    ['a word of 190 characters', 'x'.repeat(190)],
    ['a bomb of combining characters', `e${'\u0301'.repeat(150)}`],
    ['half of a character', 'Sleep \uD83D'],
    ['an end of a script', '</script><script>alert(1)</script>'],
    ['line separators', 'a\u2028b\u2029c'],
  ])('(%s) comes through unchanged: escaping is for those who write HTML', (_case, text) => {
    const { block, problems } = validateOne({ ...heading, data: { text } });
    expect(block.data).toEqual({ text });
    expect(problems).toEqual([]);
  });
});
