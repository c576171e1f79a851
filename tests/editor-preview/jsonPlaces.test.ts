import { blockPointerAt, placeOfLine } from '../../editor-preview/jsonPlaces.ts';
import { valuePlaces } from '../../quality/json/valuePlaces.ts';

describe('the block at a position', () => {
  const article = '{"blocks":[{"id":"a"},{"id":"b"}],"title":"T"}';
  const found = valuePlaces(article);

  test.each([
    [article.indexOf('"a"'), '/blocks/0'],
    [article.indexOf('{"id":"b"}'), '/blocks/1'],
    [article.indexOf('"T"'), undefined],
    [0, undefined],
  ])('at %i is %s', (position, pointer) => {
    expect(blockPointerAt(found, position)).toBe(pointer);
  });
});

describe('a line and a column', () => {
  test.each([
    [1, 1, 0],
    [2, 3, 4],
    [3, 1, 2],
    [2, 99, 5],
    [99, 1, 2],
  ])('%i, %i are a place in the text, at the latest in its last line', (line, column, start) => {
    expect(placeOfLine('a\nbcd', line, column).start).toBe(start);
  });
});
