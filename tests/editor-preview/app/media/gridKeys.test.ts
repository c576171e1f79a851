import { gridStep } from '#editor-preview/app/media/gridKeys.ts';

// Two lines of three, and one below.
const grid = { count: 7, columns: 3 };

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 6, undefined],
  ['ArrowLeft', 0, undefined],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 4, 6],
  ['ArrowDown', 6, undefined],
  ['ArrowUp', 6, 3],
  ['ArrowUp', 2, undefined],
  ['Home', 5, 0],
  ['End', 0, 6],
  ['x', 0, undefined],
])('%s from %i leads to %s', (key, at, expected) => expect(gridStep(key, { ...grid, at })).toBe(expected));
