import { articleOutline } from '../../editor-preview/articleOutline.ts';
import type { ShownProblem } from '../../editor-preview/shownProblem.ts';

const text = '{"title":"T","blocks":[{"id":"a","type":"quote"},{"type":"list"}]}';
const outline = articleOutline(text);
const problem = (details: Partial<ShownProblem>): ShownProblem => ({
  rule: 'schema/required',
  severity: 'error',
  message: 'Missing.',
  pointer: '',
  ...details,
});
const textOf = (place: { start: number; end: number } | undefined) =>
  place && text.slice(place.start, place.end);

describe('the outline of an article', () => {
  test('leads from a problem to its place, or to the innermost value around it', () => {
    expect(textOf(outline.placeOfProblem(problem({ pointer: '/blocks/0/type' })))).toBe('"quote"');
    expect(textOf(outline.placeOfProblem(problem({ pointer: '/blocks/1/data/items' })))).toBe(
      '{"type":"list"}',
    );
  });

  test('leads from a problem with a line to that line, also in a text that is no JSON', () => {
    const broken = '{\n  "title" "T"\n}';
    const place = articleOutline(broken).placeOfProblem(problem({ line: 2, column: 11 }));
    expect(place && broken.slice(place.start, place.end)).toBe('"');
  });

  test('leads from a problem to the top-level block it is in, by the id that is written there', () => {
    expect(outline.blockIdOfProblem(problem({ pointer: '/blocks/0/data/x', blockId: 'nested' }))).toBe('a');
    expect(outline.blockIdOfProblem(problem({ pointer: '/blocks/1/id', blockId: 'made-up' }))).toBe(
      'made-up',
    );
    expect(outline.blockIdOfProblem(problem({ pointer: '/title' }))).toBeUndefined();
  });

  test('leads from a block to its text, and from a place in the text to its block', () => {
    expect(textOf(outline.placeOfBlock('a'))).toBe('{"id":"a","type":"quote"}');
    expect(outline.placeOfBlock('nobody')).toBeUndefined();
    expect(outline.blockIdAt(text.indexOf('quote'))).toBe('a');
    expect(outline.blockIdAt(text.indexOf('list'))).toBeUndefined();
  });

  test.each(['', '{', 'null', '[]', '{"blocks":5}', '{"blocks":[null,3]}'])(
    'of %s holds no block, and is no error',
    (odd) => {
      const empty = articleOutline(odd);
      expect(empty.blockIdAt(0)).toBeUndefined();
      expect(empty.placeOfBlock('a')).toBeUndefined();
    },
  );
});
