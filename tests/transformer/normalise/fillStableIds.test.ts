import { valueAt } from '#contracts/json/jsonPointer.ts';
import { treeOfBlocks } from '#transformer/blockTree.ts';
import { fillStableIds } from '#transformer/normalise/fillStableIds.ts';
import { basic, blocksOf, heading, topIdsOf } from './articles.ts';

const nameless = (text: string) => ({ type: 'heading', data: { text } });
const idsFor = (...blocks: unknown[]): string[] => topIdsOf(fillStableIds(blocksOf(...blocks)));

describe('stable ids', () => {
  test("leave an author's ids, and blocks that have one, as they are", () => {
    const blocks = blocksOf(heading({ id: 'a' }), heading({ id: 'b' }));
    expect(fillStableIds(blocks)).toEqual(blocks);
  });

  test('are made from type and content where there is none', () => {
    const [id, again, other] = idsFor(nameless('One'), heading({ id: 'x' }), nameless('Two'));
    expect(id).toMatch(/^heading-[0-9a-f]{8}$/);
    expect(again).toBe('x');
    expect(other).toMatch(/^heading-[0-9a-f]{8}$/);
    expect(other).not.toBe(id);
  });

  test('stay the same when other blocks come, go or move', () => {
    const [id] = idsFor(nameless('One'));
    expect(idsFor(nameless('Two'), heading({ id: 'x' }), nameless('One'))[2]).toBe(id);
    expect(idsFor(nameless('One'), nameless('Two'))[0]).toBe(id);
  });

  test('number blocks of the same content', () => {
    const ids = idsFor(nameless('One'), nameless('One'), nameless('One'));
    expect(ids).toEqual([ids[0], `${ids[0]}-2`, `${ids[0]}-3`]);
  });

  test('give the later of two blocks with the same id another one', () => {
    const ids = idsFor(heading({ id: 'a' }), heading({ id: 'a', data: { text: 'Another' } }));
    expect(ids[0]).toBe('a');
    expect(ids[1]).toMatch(/^heading-[0-9a-f]{8}$/);
  });

  test('never take an id that an author gave, wherever it stands', () => {
    const [made = ''] = idsFor(nameless('One'));
    expect(idsFor(nameless('One'), heading({ id: made }))).toEqual([`${made}-2`, made]);
    expect(idsFor(nameless('One'), basic('b', heading({ id: made })))[0]).toBe(`${made}-2`);
  });

  test('reach blocks inside others, and are unique among all', () => {
    const { blocks } = treeOfBlocks(
      fillStableIds(blocksOf(basic('b', 'text', nameless('One'), heading({ id: 'b' })), nameless('One'))),
    );
    const [outer, last] = blocks;
    const inner = ['/nodes/1/id', '/nodes/2/id'].map((pointer) => valueAt(outer?.data, pointer));
    const ids = [outer?.id, ...inner, last?.id];
    expect(new Set(ids).size).toBe(4);
    expect(ids[3]).toBe(`${ids[1]}-2`);
  });

  test('hold nothing of a type that could be any text', () => {
    const ids = idsFor({ type: '"><script>', data: {} }, { type: 7, data: {} }, null, 'x');
    for (const id of ids) expect(id).toMatch(/^block-[0-9a-f]{8}(?:-\d)?$/);
    expect(new Set(ids).size).toBe(4);
  });
});
