import { maxNestedBlocks } from '#transformer/article/limits.ts';
import { withBlocksInside } from '#transformer/blockTree.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { asData } from '../../support/written.ts';
import { told, validateBlocks, validateOne } from './articles.ts';

const heading = (id: string, text: unknown = 'Why we sleep') => ({ id, type: 'heading', data: { text } });
const basic = (id: string, ...nodes: unknown[]) => ({ id, type: 'basic', data: { nodes } });
const paragraph = (...children: unknown[]) => ({ tag: 'p', children });

describe('a block among basic nodes', () => {
  test('that is as it must be becomes a block that knows where its author wrote it', () => {
    const block = basic('b', 'text', paragraph(heading('h')), heading('i'));
    const prepared = validateOne(block);
    expect(prepared.problems).toEqual([]);
    expect(asData(prepared.block.data)).toEqual(block.data);
    expect(withBlocksInside(prepared.block).slice(1)).toEqual([
      { ...heading('h'), pointer: '/blocks/0/data/nodes/1/children/0', depth: 1 },
      { ...heading('i'), pointer: '/blocks/0/data/nodes/2', depth: 1 },
    ]);
  });

  test('that cannot be shown goes, and the nodes around it stay where they are', () => {
    const { block, problems } = validateOne(basic('b', 'before', heading('h', 7), 'after', heading('i', 8)));
    expect(block.data).toEqual({ nodes: ['before', '', 'after', ''] });
    expect(told(problems)).toEqual([
      'schema/type /blocks/0/data/nodes/1/data/text',
      'schema/type /blocks/0/data/nodes/3/data/text',
    ]);
  });

  test.each([['holo-deck'], ['constructor'], ['__proto__'], [7], [null]])(
    'of the unknown type %j stays, because something can be shown of it, and is told once',
    (type) => {
      const { block, problems } = validateOne(basic('b', { id: 'x', type, data: { text: 'kept' } }));
      expect(JSON.stringify(block.data)).toContain('kept');
      expect(problems).toMatchObject([
        { rule: 'block/unknown-type', pointer: '/blocks/0/data/nodes/0/type', blockId: 'x' },
      ]);
    },
  );

  test('behind an item that was taken out is told at the place where its author wrote it', () => {
    const { problems } = validateOne(basic('b', 7, paragraph(8, { ...heading('h'), type: 'holo-deck' })));
    expect(told(problems)).toContain('block/unknown-type /blocks/0/data/nodes/1/children/1/type');
  });

  test('keeps its condition, and loses its silenced rules', () => {
    const when = { countries: ['US'] };
    const suppress = [{ rule: 'seo/thin', reason: 'A test' }];
    const { block } = validateOne(basic('b', { ...heading('h'), when, suppress }));
    expect(asData(block.data)).toEqual({ nodes: [{ ...heading('h'), when }] });
  });

  test('inside a block of unknown type is checked as well', () => {
    const { block, problems } = validateOne({
      id: 'x',
      type: 'holo-deck',
      data: { children: [paragraph('text'), heading('h', 7)] },
    });
    expect(block.data).toEqual({ children: [paragraph('text'), ''] });
    expect(told(problems)).toEqual([
      'block/unknown-type /blocks/0/type',
      'schema/type /blocks/0/data/children/1/data/text',
    ]);
  });

  test('goes where the article has more of them than the limit, which is told once', () => {
    const rows = (count: number): unknown[] =>
      Array.from({ length: count / 100 }, (_, row) =>
        paragraph(...Array.from({ length: 100 }, (_item, item) => heading(`h${row}-${item}`))),
      );
    expect(validateOne(basic('b', ...rows(maxNestedBlocks))).problems).toEqual([]);
    const { article, problems } = validateBlocks(
      basic('b', ...rows(maxNestedBlocks)),
      basic('c', heading('x'), heading('y')),
    );
    expect(article?.blocks[1]?.data).toEqual({ nodes: ['', ''] });
    expect(told(problems)).toEqual(['block/too-many /blocks/1/data/nodes/0']);
  });
});

describe('an element among basic nodes', () => {
  const outcome = (...nodes: unknown[]): Problem[] => validateOne(basic('b', ...nodes)).problems;

  test('outside the allow-list is told, at its tag', () =>
    expect(told(outcome(paragraph({ tag: 'script', children: ['alert(1)'] })))).toEqual([
      'html/stripped /blocks/0/data/nodes/0/children/0/tag',
    ]));

  test('with attributes of looks is told once, at the first of them', () =>
    expect(told(outcome({ tag: 'p', attributes: { onclick: 'alert(1)', 'a/b': 'x', lang: 'es' } }))).toEqual([
      'html/stripped /blocks/0/data/nodes/0/attributes/onclick',
    ]));

  test('that leads nowhere safe is told, at its address', () => {
    const nodes = [
      7,
      { tag: 'a', attributes: { href: 'javascript:alert(1)' }, children: ['x'] },
      { tag: 'a', attributes: { href: '/sleep' }, children: ['x'] },
      { tag: 'img', attributes: { src: 'data:image/svg+xml,x' } },
    ];
    expect(told(outcome(...nodes))).toEqual([
      'schema/type /blocks/0/data/nodes/0',
      'html/unsafe-link /blocks/0/data/nodes/1/attributes/href',
      'html/unsafe-image /blocks/0/data/nodes/3/attributes/src',
    ]);
  });
});
