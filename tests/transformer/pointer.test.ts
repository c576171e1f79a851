import fc from 'fast-check';
import {
  parentPointer,
  pointerKeys,
  pointerOfString,
  pointerStep,
  valueAt,
} from '#contracts/json/jsonPointer.ts';

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
