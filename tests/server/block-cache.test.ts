import { createBlockCache } from '../../server/pages/blockCache.ts';
import { renderPage } from '../../shell/renderPage.ts';
import type { RenderedBlock } from '../../transformer/renderBlock.tsx';
import { pageRenderer, reader } from '../support/pageRenderer.ts';

const heading = { id: 'h', type: 'heading', data: { text: 'Why we sleep' } };
const rendered: RenderedBlock = { html: 'x'.repeat(1_000), types: ['heading'], faults: [], degraded: false };

function article(...blocks: object[]) {
  return { path: '/health/sleep', title: 'Sleep', blocks };
}

describe('the check of a block', () => {
  test('is made once while the block stays the same, and its data is the same object from then on', () => {
    const { check } = createBlockCache(100_000);
    const first = check(structuredClone(heading), '/a');
    expect(check(structuredClone(heading), '/a')).toBe(first);
    expect(first.data).toEqual(heading.data);
  });

  test.each([
    ['data', { ...heading, data: { text: 'Why we dream' } }],
    ['id', { ...heading, id: 'other' }],
    ['type', { ...heading, type: 'quote' }],
    ['condition', { ...heading, when: { countries: ['US'] } }],
    ['order of fields', { data: heading.data, type: 'heading', id: 'h' }],
  ])('is another one for another %s', (_what, other) => {
    const { check } = createBlockCache(100_000);
    expect(check(other, '/a').contentKey).not.toBe(check(heading, '/a').contentKey);
  });

  test('is another one in another article, so that none can push out those of others', () => {
    const { check } = createBlockCache(100_000);
    const first = check(heading, '/a');
    check({ ...heading, data: { text: 'Other' } }, '/b');
    expect(check(heading, '/a')).toBe(first);
  });

  test('of what used to stand there is not handed out again under its old name', () => {
    const { check } = createBlockCache(100_000);
    const first = check(heading, '/a');
    check({ ...heading, data: { text: 'Other' } }, '/a');
    expect(check(structuredClone(heading), '/a').contentKey).not.toBe(first.contentKey);
  });

  test('is given up, the least used first, where there is no more room', () => {
    const { check } = createBlockCache(10_000);
    const first = check(heading, '/a');
    for (let count = 0; count < 10; count++) check(heading, `/${count}`);
    expect(check(heading, '/a')).not.toBe(first);
  });

  test.each([[{}], [{ id: null }], [{ id: { toString: 1 } }], [{ id: ['h'] }]])(
    'of %j has an outcome',
    (block) => {
      expect(createBlockCache(10_000).check(block, '/a').rejection).toBeDefined();
    },
  );
});

describe("blocks' HTML", () => {
  test('is kept within its bytes, the least used going first', () => {
    const cache = createBlockCache(10_000);
    for (let count = 0; count < 10; count++) cache.set(`k${count}`, rendered);
    expect(cache.get('k9')).toBe(rendered);
    expect(cache.get('k0')).toBeUndefined();
  });

  test('that is larger than the cache is not kept', () => {
    const cache = createBlockCache(1_000);
    cache.set('k', rendered);
    expect(cache.get('k')).toBeUndefined();
  });
});

describe('a page made with caches', () => {
  const faulty = { id: 'f', type: 'heading', data: { text: 'Old', colour: 'red' } };
  const unreadable = {
    id: 'b',
    type: 'basic',
    data: {
      nodes: [{ tag: 'p', children: ['Text'] }, { type: 'heading', data: { text: 'In' } }, { tag: 'script' }],
    },
  };

  test('is the same as one made without, the first and the second time, with every problem at its place', async () => {
    const plain = await pageRenderer();
    const cached = await pageRenderer({ blockCache: createBlockCache(1_000_000), frameCache: new Map() });
    const pages = [
      article(heading, faulty, unreadable, heading, { type: 'holo-deck', data: { text: 'x' } }, faulty),
      article({ id: 'new', type: 'heading', data: { text: 'First' } }, faulty, unreadable),
    ];
    for (const input of [...pages, ...pages]) {
      const expected = renderPage(input, reader, plain);
      const page = renderPage(structuredClone(input), reader, cached);
      expect(page.document?.html).toBe(expected.document?.html);
      expect(page.document?.bytes().toString()).toBe(expected.document?.html);
      expect(page.problems).toEqual(expected.problems);
      expect(page.problems.length).toBeGreaterThan(0);
    }
  });
});
