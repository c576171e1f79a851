import { createFrameGroup } from '#editor-preview/app/frame/frameGroup.ts';
import { framesFor, shownWidths } from '#editor-preview/app/frame/frameList.ts';
import { readPagePlace } from '#editor-preview/app/frame/pagePlace.ts';
import { plainView, readFrameView } from '#editor-preview/app/pageView/frameView.ts';

const all = [390, 800, 1280];

describe('the frames for what is looked at', () => {
  test('one that is there takes another width, and is not loaded again', () => {
    const first = framesFor([800], [], undefined);
    expect(first).toEqual([{ id: 1, width: 800 }]);
    expect(framesFor([800], first, 1)).toBe(first);
    expect(framesFor([390], first, 1)).toEqual([{ id: 1, width: 390 }]);
  });

  test('side by side, the one that is there keeps its width and its place among the others', () => {
    const several = framesFor(all, [{ id: 1, width: 800 }], 1);
    expect(several).toEqual([
      { id: 2, width: 390 },
      { id: 1, width: 800 },
      { id: 3, width: 1280 },
    ]);
    expect(framesFor(all, several, 1)).toBe(several);
  });

  test('of several, the one that has the width stays; of none that has, the one that is looked at', () => {
    const several = framesFor(all, [{ id: 1, width: 800 }], 1);
    expect(framesFor([1280], several, 1)).toEqual([{ id: 3, width: 1280 }]);
    expect(framesFor([718], several, 2)).toEqual([{ id: 2, width: 718 }]);
    expect(framesFor(all, [{ id: 2, width: 718 }], 2)[1]).toEqual({ id: 2, width: 800 });
  });

  test('share the room, the narrower the larger, and none is shown larger than it is', () => {
    const shown = shownWidths(all, 1000, 10);
    const scales = shown.map((width, index) => width / (all[index] ?? 1));
    expect(scales).toEqual(scales.toSorted((one, other) => other - one));
    expect(shown.reduce((sum, width) => sum + width, 20)).toBeLessThanOrEqual(1000);
    expect(shownWidths(all, 9000, 10)).toEqual(all);
  });
});

test('frames that are scrolled together follow the one that is looked at, and lead nobody by what they do themselves', () => {
  const group = createFrameGroup();
  const went: string[] = [];
  group.join(1, ({ block }) => went.push(`1 ${block}`));
  const leave = group.join(2, ({ block }) => went.push(`2 ${block}`));
  group.moved(1, { block: 'a', part: 0 });
  group.moved(2, { block: 'b', part: 0 });
  expect(went).toEqual(['2 a']);
  group.lookAt(2);
  group.moved(2, { block: 'c', part: 0 });
  expect(went).toEqual(['2 a', '1 c']);
  expect(group.place).toEqual({ block: 'c', part: 0 });
  leave();
  group.moved(1, { block: 'd', part: 0.5 });
  expect(group.place).toEqual({ block: 'd', part: 0.5 });
});

test.each([
  [{ part: 0 }, { part: 0 }],
  [
    { block: 'a', part: 1, isBehind: true, more: 1 },
    { block: 'a', part: 1, isBehind: true },
  ],
  [{ block: 3, part: 0.5, at: '1' }, { part: 0.5 }],
  [
    { part: 0.5, at: -0.5 },
    { part: 0.5, at: -0.5 },
  ],
  [{ block: 'a', part: 2 }, undefined],
  [{ block: 'a', part: Number.NaN }, undefined],
  ['a', undefined],
  [null, undefined],
])('a place that was sent as %j is %j', (sent, read) => expect(readPagePlace(sent)).toEqual(read));

test.each([null, 'dark', {}, { colours: 'pink', medium: 'radio', reader: 3 }])(
  'a view that was sent as %j is the plain one',
  (sent) => expect(readFrameView(sent)).toEqual(plainView),
);
