import { createBlockCache } from '../../server/pages/blockCache.ts';
import { renderPage } from '../../shell/renderPage.ts';
import type { BlockCache } from '../../transformer/blockCache.ts';
import type { RenderedBlock } from '../../transformer/renderedBlock.ts';
import { checkEnvelope } from '../../transformer/validate/validateEnvelope.ts';
import { pageRenderer, reader } from '../support/pageRenderer.ts';

const heading = { id: 'h', type: 'heading', data: { text: 'Why we sleep' } };
const quote = { id: 'q', type: 'quote', data: { text: 'Because.' } };
const rendered: RenderedBlock = { html: 'x'.repeat(1_000), types: ['heading'], faults: [], degraded: false };

function article(...blocks: unknown[]) {
  return { path: '/health/sleep', title: 'Sleep', blocks };
}

/** The blocks of an article as they come back the next time, when it is written like `next`. */
function recalledBlocks(cache: BlockCache, next: { blocks: readonly unknown[] }): readonly unknown[] {
  const { blocks }: { blocks?: unknown } = Object(cache.recall(structuredClone(next)));
  return Array.isArray(blocks) ? blocks : [];
}

describe('the blocks of an article that comes again', () => {
  test('are the same objects while they are written the same', () => {
    const cache = createBlockCache(100_000);
    const first = article(heading, quote);
    cache.keep(first);
    expect(recalledBlocks(cache, first)).toEqual(first.blocks);
    expect(recalledBlocks(cache, first)[0]).toBe(heading);
    expect(recalledBlocks(cache, first)[1]).toBe(quote);
  });

  test('are found again where others came, went or moved', () => {
    const cache = createBlockCache(100_000);
    cache.keep(article(heading, quote));
    const [one, two, three] = recalledBlocks(cache, article({ id: 'new', type: 'list' }, quote, heading));
    expect(one).toEqual({ id: 'new', type: 'list' });
    expect(two).toBe(quote);
    expect(three).toBe(heading);
  });

  test.each([
    ['data', { ...heading, data: { text: 'Why we dream' } }],
    ['id', { ...heading, id: 'other' }],
    ['type', { ...heading, type: 'quote' }],
    ['condition', { ...heading, when: { countries: ['US'] } }],
    ['order of fields', { data: heading.data, type: 'heading', id: 'h' }],
  ])('are others where their %s changed', (_what, changed) => {
    const cache = createBlockCache(100_000);
    cache.keep(article(heading));
    const [block] = recalledBlocks(cache, article(changed));
    expect(block).toEqual(changed);
    expect(block).not.toBe(heading);
  });

  test('are those of the last time, not of the time before', () => {
    const cache = createBlockCache(100_000);
    cache.keep(article(heading));
    cache.keep(article({ ...heading, data: { text: 'Other' } }));
    expect(recalledBlocks(cache, article(heading))[0]).not.toBe(heading);
  });

  test('are kept apart from those of other articles', () => {
    const cache = createBlockCache(100_000);
    cache.keep(article(heading));
    expect(recalledBlocks(cache, { ...article(heading), path: '/other' } as never)[0]).not.toBe(heading);
  });

  test('are given up, those of the article least used first, where there is no more room', () => {
    const cache = createBlockCache(20_000);
    for (const path of ['/a', '/b', '/c']) cache.keep({ ...article(heading), path });
    expect(recalledBlocks(cache, { ...article(heading), path: '/c' } as never)[0]).toBe(heading);
    expect(recalledBlocks(cache, { ...article(heading), path: '/a' } as never)[0]).not.toBe(heading);
  });

  test.each([
    [null],
    [7],
    ['text'],
    [[]],
    [{}],
    [{ blocks: 'none' }],
    [{ path: 7, blocks: [null, 7, [[]]] }],
  ])('may be none at all, or nonsense: %j', (nonsense) => {
    const cache = createBlockCache(100_000);
    cache.keep(nonsense);
    expect(cache.recall(structuredClone(nonsense))).toEqual(nonsense);
  });
});

describe('what is known of a kept block', () => {
  test('is found out once, and its data is the same object from then on', () => {
    const { check } = createBlockCache(100_000);
    const first = check(heading);
    expect(check(heading)).toBe(first);
    expect(check(structuredClone(heading))).not.toBe(first);
    expect(first.data).toBe(heading.data);
  });

  test('is its size, once it is kept', () => {
    const cache = createBlockCache(100_000);
    expect(cache.measureOf(heading)).toBeUndefined();
    cache.keep(article(heading));
    expect(cache.measureOf(heading)).toMatchObject({ values: 5, members: 4, depth: 2 });
  });

  test.each([[{}], [{ id: null }], [{ id: { toString: 1 } }], [{ id: ['h'] }]])('%j, is refused', (block) => {
    expect(createBlockCache(10_000).check(block).rejection).toBeDefined();
  });
});

describe("what is known of an article's envelope", () => {
  test('is found out once while only blocks change', () => {
    const cache = createBlockCache(100_000);
    const first = article(heading);
    const checked = cache.checkEnvelope(first);
    expect(checked).toEqual(checkEnvelope(first));
    cache.keep(first);
    expect(cache.checkEnvelope(Object(cache.recall(article(quote))))).toBe(checked);
  });

  test.each([
    ['title', { ...article(heading), title: 'Other' }],
    ['fields', { ...article(heading), description: 'New' }],
  ])('is found out again where its %s changed', (_what, next) => {
    const cache = createBlockCache(100_000);
    const first = article(heading);
    cache.checkEnvelope(first);
    cache.keep(first);
    expect(cache.checkEnvelope(Object(cache.recall(next)))).toEqual(checkEnvelope(next));
  });
});

describe("a block's HTML", () => {
  /** An article whose one block is kept with so many variants of its HTML. */
  function keptWith(cache: BlockCache, path: string, variants: number): RenderedBlock[] {
    const block = structuredClone(heading);
    const { renderings } = cache.check(block);
    const made = Array.from({ length: variants }, () => ({ ...rendered }));
    made.forEach((one, index) => {
      renderings?.set(`variant ${index}`, one);
    });
    cache.keep({ ...article(block), path });
    return made;
  }
  function keptVariant(cache: BlockCache, path: string, variant: number): RenderedBlock | undefined {
    const [block] = recalledBlocks(cache, { ...article(heading), path } as never);
    return cache.check(Object(block)).renderings?.get(`variant ${variant}`);
  }

  test('is kept with the block', () => {
    const cache = createBlockCache(100_000);
    const [made] = keptWith(cache, '/a', 1);
    expect(keptVariant(cache, '/a', 0)).toBe(made);
    expect(keptVariant(cache, '/a', 1)).toBeUndefined();
  });

  test('counts as memory: a page with much of it pushes out others', () => {
    const cache = createBlockCache(100_000);
    keptWith(cache, '/small', 1);
    const made = keptWith(cache, '/large', 18);
    expect(keptVariant(cache, '/small', 0)).toBeUndefined();
    expect(keptVariant(cache, '/large', 17)).toBe(made[17]);
  });

  test('is not kept where it alone is larger than the cache', () => {
    const cache = createBlockCache(10_000);
    keptWith(cache, '/a', 1);
    expect(keptVariant(cache, '/a', 0)).toBeUndefined();
  });

  test('is kept in twenty variants, the oldest going first', () => {
    const cache = createBlockCache(1_000_000);
    const made = keptWith(cache, '/a', 21);
    expect(keptVariant(cache, '/a', 0)).toBeUndefined();
    expect(keptVariant(cache, '/a', 1)).toBe(made[1]);
    expect(keptVariant(cache, '/a', 20)).toBe(made[20]);
  });
});

describe('a page made with caches', () => {
  const faulty = { id: 'f', type: 'heading', data: { text: 'Old', colour: 'red' } };
  const dangerous = JSON.parse('{"id":"d","type":"heading","data":{"text":"Hm","__proto__":{"x":1}}}');
  const unreadable = {
    id: 'b',
    type: 'basic',
    data: {
      nodes: [{ tag: 'p', children: ['Text'] }, { type: 'heading', data: { text: 'In' } }, { tag: 'script' }],
    },
  };
  const paid = {
    id: 'p',
    type: 'rich-text',
    data: { html: '<p><a rel="sponsored" href="https://shop.example/">Shop</a></p>' },
  };

  test('is the same as one made without, the first and the second time, with every problem at its place', async () => {
    const plain = await pageRenderer();
    const cached = await pageRenderer({ blockCache: createBlockCache(1_000_000), frameCache: new Map() });
    const pages = [
      article(heading, faulty, unreadable, heading, { type: 'holo-deck', data: { text: 'x' } }, faulty, null),
      article({ id: 'new', type: 'heading', data: { text: 'First' } }, faulty, unreadable),
      article(heading, paid, faulty),
      article(dangerous, faulty),
      { ...article(faulty, heading), title: 'Other', byline: 7 },
    ];
    for (const input of [...pages, ...pages, ...pages.toReversed()]) {
      for (const preview of [false, true]) {
        const expected = renderPage(input, { ...reader, preview }, plain);
        const page = renderPage(structuredClone(input), { ...reader, preview }, cached);
        expect(page.document?.html).toBe(expected.document?.html);
        expect(page.document?.bytes().toString()).toBe(expected.document?.html);
        expect(page.problems).toEqual(expected.problems);
        expect(page.problems.length).toBeGreaterThan(0);
      }
    }
  });

  test('is refused for its size as one made without, also when most of it is known', async () => {
    const cached = await pageRenderer({ blockCache: createBlockCache(100_000_000) });
    const long = { id: 'l', type: 'list', data: { items: Array(9_999).fill('x') } };
    const many = (count: number) =>
      article(...Array.from({ length: count }, (_, index) => ({ ...long, id: `l${index}` })));
    expect(renderPage(many(9), reader, cached).document).toBeDefined();
    const { document, problems } = renderPage(many(11), reader, cached);
    expect(document).toBeUndefined();
    expect(problems.map(({ rule }) => rule)).toEqual(['json/too-many-values']);
  });
});
