import { maxNestedBlocks } from '#transformer/article/limits.ts';
import type { PreparedArticle } from '#transformer/article/preparedArticle.ts';
import { createRepeatedValidation } from '#transformer/validate/repeatedValidation.ts';
import { validateArticle } from '#transformer/validate/validateArticle.ts';
import { wholeContract } from '#transformer/validate/wholeContract.ts';

const heading = (id: string) => ({ id, type: 'heading', data: { text: id } });
const holder = (id: string, count: number) => ({
  id,
  type: 'basic',
  data: { nodes: Array.from({ length: count }, (_, index) => heading(`${id}-${index}`)) },
});
const article = (...blocks: unknown[]) => ({ path: '/a', title: 'An article', blocks });

/** Without places, which are not those of the author here. */
const shown = (prepared: PreparedArticle | undefined): unknown =>
  JSON.parse(JSON.stringify(prepared ?? null, (key, value) => (key === 'pointer' ? undefined : value)));

const input: [string, unknown][] = [
  [
    'blocks of every kind of fault',
    article(
      heading('a'),
      null,
      7,
      {},
      { id: 'b', type: 'none', data: {} },
      { id: 'c', type: 'heading', data: {} },
    ),
  ],
  ['blocks in blocks', article(holder('a', 3), heading('b'))],
  ['more blocks in blocks than are shown', article(holder('a', maxNestedBlocks - 2), holder('b', 9))],
  ['more blocks than are shown', article(...Array.from({ length: 501 }, (_, index) => heading(`h${index}`)))],
  [
    'keys that are refused',
    JSON.parse(
      '{"path":"/a","title":"A","blocks":[{"__proto__":{},"id":"a","type":"heading","data":{"text":"x"}}]}',
    ),
  ],
  ['no article', 'x'],
  ['no title', { path: '/a', blocks: [] }],
];

test.each(input)('%s: what can be shown is that of an article validated once', (_what, value) => {
  const validate = createRepeatedValidation(wholeContract);
  validate(article(heading('other')));
  expect(shown(validate(value))).toEqual(shown(validateArticle(value).article));
  expect(shown(validate(value))).toEqual(shown(validateArticle(value).article));
});

test('a block that is the same object is validated once', () => {
  let asked = 0;
  const validate = createRepeatedValidation({
    ...wholeContract,
    validatorOf: (type) => {
      asked++;
      return wholeContract.validatorOf(type);
    },
  });
  const block = heading('a');
  const first = validate(article(block));
  const before = asked;
  expect(validate(article(heading('b'), block))?.blocks[1]).toBe(first?.blocks[0]);
  expect(asked).toBe(2 * before);
});
