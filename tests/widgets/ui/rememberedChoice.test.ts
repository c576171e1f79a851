/** @jest-environment jsdom */
import { distinctNames, keepChoice, keptChoice } from '#widgets/ui/rememberedChoice.ts';

describe('a choice that is kept', () => {
  afterEach(() => sessionStorage.clear());

  test('is there again under its own key, and under no other', () => {
    keepChoice('a', ['x', 'y']);
    keepChoice('b', []);
    expect([keptChoice('a'), keptChoice('b'), keptChoice('c')]).toEqual([['x', 'y'], [], undefined]);
  });

  test('stays in the tab: nothing else is written anywhere', () => {
    keepChoice('a', ['x']);
    expect(sessionStorage).toHaveLength(1);
    expect([localStorage.length, document.cookie, location.hash, location.search]).toEqual([0, '', '', '']);
  });

  test.each(['', '{', 'null', '7', '{"length":2}'])('is none where %j is found', (found) => {
    sessionStorage.setItem('pagewell.choice:a', found);
    expect(keptChoice('a')).toBeUndefined();
  });

  test('holds texts only', () => {
    sessionStorage.setItem('pagewell.choice:a', '["x", 1, null, ["y"], "z"]');
    expect(keptChoice('a')).toEqual(['x', 'z']);
  });
});

test('names to choose by are each there once, in their order', () => {
  expect(distinctNames(['a', 'b', 'a', 'a'])).toEqual(['a', 'b', 'a\n2', 'a\n3']);
  expect(distinctNames([])).toEqual([]);
});
