import fc from 'fast-check';
import {
  authorPointer,
  parentPointer,
  pointerKeys,
  pointerOfString,
  pointerStep,
  valueAt,
} from '../../transformer/jsonPointer.ts';

describe('a JSON Pointer', () => {
  test('leads to the value that its keys name, whatever characters they hold', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), fc.jsonValue(), (keys, value) => {
        const root = keys.reduceRight<unknown>((inner, key) => Object.fromEntries([[key, inner]]), value);
        const pointer = keys.map(pointerStep).join('');
        expect(pointerKeys(pointer)).toEqual(keys);
        expect(valueAt(root, pointer)).toBe(value);
      }),
    );
  });

  test('never leads to a prototype', () => {
    expect(valueAt({}, '/constructor')).toBeUndefined();
    expect(valueAt([], '/length/constructor')).toBeUndefined();
    expect(valueAt({ a: 'text' }, '/a/length')).toBeUndefined();
  });

  test('has a parent, but for that of the whole document', () => {
    expect(parentPointer('/a/0')).toBe('/a');
    expect(parentPointer('/a')).toBe('');
    expect(parentPointer('')).toBeUndefined();
  });

  test('of a text is that of the first one that equals it', () => {
    const data = { a: ['x', { 'b/c': 'y' }], d: 'y' };
    expect(pointerOfString(data, 'y')).toBe('/a/1/b~1c');
    expect(pointerOfString(data, 'z')).toBeUndefined();
  });
});

describe("the author's pointer", () => {
  test.each([
    ['nothing was taken out', '/items/3', [], '/items/3'],
    ['an item before it was taken out', '/items/3/label', ['/items/1'], '/items/4/label'],
    ['an item behind it was taken out', '/items/3', ['/items/9'], '/items/3'],
    ['several were taken out around it', '/items/1', ['/items/0', '/items/1', '/items/3'], '/items/4'],
    ['an item of another list was taken out', '/items/3', ['/others/1'], '/items/3'],
    ['an outer and an inner item were taken out', '/a/0/b/0', ['/a/0', '/a/1/b/0'], '/a/1/b/1'],
  ])('is right where %s', (_case, pointer, removed, expected) => {
    expect(authorPointer(pointer, removed)).toBe(expected);
  });

  test('finds every item that is left of a list', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(20)), (indexes) => {
        const list = Array.from({ length: 21 }, (_, index) => index);
        const left = list.filter((index) => !indexes.includes(index));
        const removed = indexes.map((index) => `/l/${index}`);
        left.forEach((item, index) => {
          expect(authorPointer(`/l/${index}`, removed)).toBe(`/l/${item}`);
        });
      }),
    );
  });
});
