import { memoize } from '#contracts/memoize.ts';

describe('a value of an object', () => {
  it('is computed once for each object, and not for an equal one', () => {
    let count = 0;
    const numberOf = memoize((_key: object) => ++count);
    const [one, other] = [{}, {}];
    expect([numberOf(one), numberOf(other), numberOf(one)]).toEqual([1, 2, 1]);
  });

  it('is computed once also where there is none', () => {
    let count = 0;
    const nothing = memoize((_key: object) => {
      count += 1;
    });
    const key = {};
    expect([nothing(key), nothing(key), count]).toEqual([undefined, undefined, 1]);
  });
});
