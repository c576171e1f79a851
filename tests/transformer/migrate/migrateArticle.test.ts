import type { Migration } from '#schemas/migrations/migration.ts';
import { migrations, presentVersion } from '#schemas/migrations/migrations.ts';
import { migrateArticle } from '#transformer/migrate/migrateArticle.ts';
import { asWritten } from '#transformer/migrate/problemsAsWritten.ts';
import { createProblem } from '#transformer/problems/createProblem.ts';
import { deepFreeze } from '../../support/deepFreeze.ts';

function has(article: unknown, name: string): boolean {
  return typeof article === 'object' && article !== null && Object.hasOwn(article, name);
}

/** Two versions later a field has another name, another field another value and a third is gone. */
const made: Migration[] = [
  {
    from: 1,
    to: 2,
    about: 'things have other names',
    covers: [],
    changes: (article) =>
      has(article, 'parts')
        ? [
            { at: ['parts', '1', 'a/b'], name: 'inner' },
            { at: ['parts'], name: 'pieces' },
          ]
        : [],
  },
  {
    from: 2,
    to: 3,
    about: 'sizes are numbers, and colors are gone',
    covers: [],
    changes: (article) => [
      ...(has(article, 'size') && Reflect.get(Object(article), 'size') === 'big'
        ? [{ at: ['size'], value: 9 }]
        : []),
      ...(has(article, 'color') ? [{ at: ['color'], isGone: true } as const] : []),
    ],
  },
];

const old = deepFreeze({
  path: '/a',
  size: 'big',
  parts: [{ 'a/b': 0 }, { 'a/b': [1] }],
  color: 'red',
  title: 'A',
});

test('the migrations lead from the first version to the present one, each from where the one before it ends', () => {
  expect(migrations.map(({ from }) => from)).toEqual(migrations.map((_migration, index) => index + 1));
  expect(migrations.map(({ to }) => to)).toEqual(migrations.map(({ from }) => from + 1));
  expect(presentVersion).toBe(migrations.length + 1);
});

describe('an article of an older version', () => {
  test('is taken along, from version to version, and says which one it is of', () => {
    const { value, newerVersion } = migrateArticle(old, made);
    expect(JSON.stringify(value)).toBe(
      '{"path":"/a","size":9,"pieces":[{"a/b":0},{"inner":[1]}],"title":"A","schemaVersion":3}',
    );
    expect(newerVersion).toBeUndefined();
  });

  test('has nothing more to change afterwards, whether it says its version or not', () => {
    const { value } = migrateArticle(old, made);
    expect(migrateArticle(value, made)).toEqual({ value, steps: [], newerVersion: undefined });
    const unsaid = { ...Object(value), schemaVersion: undefined };
    expect(migrateArticle(unsaid, made).value).toBe(unsaid);
  });

  test('is walked once: the store hands out what the page then takes as it is', () => {
    let walks = 0;
    const counted = () => {
      walks += 1;
      return [];
    };
    const article = {
      path: '/a',
      get blocks(): never[] {
        return counted();
      },
    };
    const { value } = migrateArticle(article);
    expect(walks).toBeGreaterThan(0);
    const once = walks;
    migrateArticle(value);
    expect(walks).toBe(once);
  });

  test('begins at the version that it names', () => {
    const { value, steps } = migrateArticle({ ...old, schemaVersion: 2 }, made);
    expect(value).toMatchObject({ schemaVersion: 3, size: 9, parts: old.parts });
    expect(steps).toHaveLength(1);
  });

  test('has a patch for each version', () =>
    expect(migrateArticle(old, made).steps.map(({ patch }) => patch)).toEqual([
      [
        { op: 'add', path: '/schemaVersion', value: 2 },
        { op: 'move', from: '/parts/1/a~1b', path: '/parts/1/inner' },
        { op: 'move', from: '/parts', path: '/pieces' },
      ],
      [
        { op: 'replace', path: '/schemaVersion', value: 3 },
        { op: 'replace', path: '/size', value: 9 },
        { op: 'remove', path: '/color' },
      ],
    ]));

  test('keeps problems where its author wrote what they are about', () => {
    const { steps } = migrateArticle(old, made);
    const told = (pointer: string) =>
      asWritten(createProblem({ rule: 'x/y', severity: 'error', message: '', path: '/a', pointer }), steps);
    expect(told('/pieces/1/inner/0').pointer).toBe('/parts/1/a~1b/0');
    expect(told('/pieces/0').pointer).toBe('/parts/0');
    expect(told('/piecesOfCake').pointer).toBe('/piecesOfCake');
    expect(told('/title').pointer).toBe('/title');
  });

  test.each([undefined, null, 7, 'text', [], {}, { schemaVersion: '1' }, { schemaVersion: -1 }])(
    'may be %j, which is left as it is',
    (value) => expect(migrateArticle(value, made)).toEqual({ value, steps: [], newerVersion: undefined }),
  );
});

test('an article of a version that is not known yet is left as it is', () => {
  const article = { schemaVersion: 4, parts: [] };
  expect(migrateArticle(article, made)).toEqual({ value: article, steps: [], newerVersion: 4 });
});
