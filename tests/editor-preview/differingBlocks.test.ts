import { differingBlocks } from '../../editor-preview/differingBlocks.ts';

const block = (id: string, text = id) => ({ id, type: 'heading', data: { text } });
const article = (blocks: unknown[], more: object = {}) => JSON.stringify({ title: 'T', blocks, ...more });
const [a, b] = [block('a'), block('b')];

describe('two versions of an article', () => {
  test.each([
    ['the same', article([a, b]), article([a, b]), []],
    ['another text in a block', article([a, b]), article([a, block('b', 'new')]), ['block “b”']],
    ['another order', article([a, b]), article([b, a]), ['the order of the blocks']],
    ['a block more', article([a]), article([a, b]), ['the order of the blocks', 'block “b”']],
    ['another title', article([]), article([], { title: 'U' }), ['“title”']],
    ['a block without id', article([{ type: 'list' }]), article([{ type: 'quote' }]), ['block number 1']],
  ])('differ in what is different: %s', (_what, mine, theirs, names) => {
    expect([...(differingBlocks(mine, theirs) ?? [])].sort()).toEqual([...names].sort());
  });

  test('that differ in much are not told in full', () => {
    const many = Array.from({ length: 20 }, (_, index) => block(`b${index}`));
    expect(differingBlocks(article([]), article(many))?.at(-1)).toBe('13 more');
  });

  test('cannot be compared where one is no JSON', () => {
    expect(differingBlocks('{', article([]))).toBeUndefined();
  });
});
