import { ContentUnavailableError, FaultyArticleError } from '#content/source/errors.ts';
import { articlesWith, removedFormulations } from '#features/drug-savings/list/missedFormulations.ts';
import { drug } from './drugsForTests.ts';

const block = (...formulations: string[]) => ({
  id: 'prices',
  type: 'drug-savings',
  data: {
    drugSlug: 'atorvastatin',
    manufacturers: formulations.map((formulationId) => ({ options: [{ dossages: [{ formulationId }] }] })),
    defaultManufacturerDosage: { formulationId: formulations[0] },
  },
});

function sourceOf(articles: Readonly<Record<string, unknown>>) {
  return {
    async *list() {
      for (const path of Object.keys(articles))
        yield { path, title: path, updatedAt: '2026-11-26T00:00:00Z' };
    },
    get: async (path: string) => {
      const value = articles[path];
      if (value instanceof Error) throw value;
      return value === undefined ? undefined : { value, revision: '1', updatedAt: '2026-11-26T00:00:00Z' };
    },
  };
}

test('formulations are gone that were in the list of before, and are not in the next', () => {
  const [before, after] = [
    [drug('atorvastatin', { brands: ['lipitor'] }), drug('metformin')],
    [drug('atorvastatin'), drug('glipizide')],
  ];
  expect([...removedFormulations(before, after)].sort()).toEqual(['lipitor-1', 'metformin-1']);
  expect(removedFormulations(before, before).size).toBe(0);
  expect(removedFormulations([], after).size).toBe(0);
});

describe('articles that name what is gone', () => {
  const gone = new Set(['a', 'b', 'd']);

  test('are told by path, with each formulation once, however deep the block stands', async () => {
    const source = sourceOf({
      '/second': { blocks: [block('b', 'a', 'b', 'c')] },
      '/first': { blocks: [{ type: 'call-out', data: { blocks: [block('d')] } }] },
      '/third': { blocks: [block('c')] },
      '/other': { blocks: [{ type: 'table', data: { formulationId: 'a' } }] },
      '/none': 'no article',
      '/withdrawn': undefined,
    });
    expect(await articlesWith(gone, source)).toEqual([
      { path: '/first', formulations: ['d'] },
      { path: '/second', formulations: ['a', 'b'] },
    ]);
  });

  test('are found among more than are read at once', async () => {
    const paths = Array.from({ length: 20 }, (_, index) => `/${index + 10}`);
    const source = sourceOf(Object.fromEntries(paths.map((path) => [path, { blocks: [block('a')] }])));
    expect((await articlesWith(gone, source)).map(({ path }) => path)).toEqual(paths);
  });

  test('are not looked for where nothing is gone', async () => {
    const notAsked = {
      list: () => {
        throw new Error('asked');
      },
      get: async () => undefined,
    };
    expect(await articlesWith(new Set(), notAsked)).toEqual([]);
  });

  test('are looked for beside one that is none, and not where the source does not respond', async () => {
    const faulty = new FaultyArticleError('/a', new ContentUnavailableError('parse', 'no JSON'));
    expect(await articlesWith(gone, sourceOf({ '/a': faulty, '/b': { blocks: [block('a')] } }))).toHaveLength(
      1,
    );
    await expect(articlesWith(gone, sourceOf({ '/a': new Error('out of reach') }))).rejects.toThrow(
      'out of reach',
    );
  });

  test('end a walk that goes too deep', async () => {
    let deep: unknown = block('a');
    for (let depth = 0; depth < 20_000; depth++) deep = [deep];
    expect(await articlesWith(gone, sourceOf({ '/deep': { blocks: deep } }))).toEqual([]);
  });
});
