/** @jest-environment jsdom */
import { distinctNames, storeChoice, storedChoice } from '#widgets/ui/rememberedChoice.ts';

describe('a choice that is kept', () => {
  afterEach(() => sessionStorage.clear());

  test('is there again under its own key, and under no other', () => {
    storeChoice('a', ['x', 'y']);
    storeChoice('b', []);
    expect([storedChoice('a'), storedChoice('b'), storedChoice('c')]).toEqual([['x', 'y'], [], undefined]);
  });

  test('stays in the tab: nothing else is written anywhere', () => {
    storeChoice('a', ['x']);
    expect(sessionStorage).toHaveLength(1);
    expect([localStorage.length, document.cookie, location.hash, location.search]).toEqual([0, '', '', '']);
  });

  test.each(['', '{', 'null', '7', '{"length":2}'])('is none where %j is found', (found) => {
    sessionStorage.setItem('pagewell.choice:a', found);
    expect(storedChoice('a')).toBeUndefined();
  });

  test('holds texts only', () => {
    sessionStorage.setItem('pagewell.choice:a', '["x", 1, null, ["y"], "z"]');
    expect(storedChoice('a')).toEqual(['x', 'z']);
  });
});

test('names to choose by are each there once, in their order', () => {
  expect(distinctNames(['a', 'b', 'a', 'a'])).toEqual(['a', 'b', 'a\n2', 'a\n3']);
  expect(distinctNames([])).toEqual([]);
});
