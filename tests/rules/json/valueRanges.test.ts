import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { valueAt } from '#contracts/json/jsonPointer.ts';
import { LineIndex } from '#rules/engine/json/lineIndex.ts';
import { nearestRange, valueRanges } from '#rules/engine/json/valueRanges.ts';

/** Cuts every place out of the text, and compares what stands there with what the pointer leads to. */
function expectPlacesToHold(text: string): void {
  const value: unknown = JSON.parse(text);
  for (const [pointer, { start, end }] of valueRanges(text)) {
    expect(JSON.parse(text.slice(start, end))).toEqual(pointer === '' ? value : valueAt(value, pointer));
  }
}

describe('the places of values in a JSON text', () => {
  test('are those of all values of any JSON, however it is written', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(0, 2, '\t'), (json, indent) => {
        expectPlacesToHold(JSON.stringify(JSON.parse(json), null, indent));
      }),
    );
  });

  test.each(readdirSync('fixtures/articles'))('are right for all values of %s', (name) => {
    expectPlacesToHold(readFileSync(`fixtures/articles/${name}`, 'utf8'));
  });

  test('follow keys that a pointer escapes, and brackets and quotes inside texts', () => {
    const text = '{ "a/b~c": "}\\"]", "d": [ {}, [ ], -1.5e3 , true ] }';
    const places = valueRanges(text);
    const textAt = (pointer: string) => text.slice(places.get(pointer)?.start, places.get(pointer)?.end);
    expect(textAt('/a~1b~0c')).toBe('"}\\"]"');
    expect(textAt('/d/1')).toBe('[ ]');
    expect(textAt('/d/2')).toBe('-1.5e3');
    expect(textAt('/d/3')).toBe('true');
  });

  test('stand in a text of any depth, as deep as articles go', () => {
    const text = `{"a":${'[{"b":"]"},'.repeat(100_000)}1${']'.repeat(100_000)},"c":2}`;
    const places = valueRanges(text);
    expect(text.slice(places.get('/c')?.start, places.get('/c')?.end)).toBe('2');
    expect(places.get('/a')?.end).toBe(text.lastIndexOf(',"c"'));
  });

  test('of what is missing is the place of the nearest thing around it', () => {
    const text = '{ "blocks": [ { "id": "a" } ] }';
    const place = nearestRange(valueRanges(text), '/blocks/0/data/text');
    expect(text.slice(place?.start, place?.end)).toBe('{ "id": "a" }');
  });

  test('are counted in lines and columns from 1', () => {
    const text = '{\n  "a": 1\n}';
    const lines = new LineIndex(text);
    expect(lines.at(0)).toEqual({ line: 1, column: 1 });
    expect(lines.at(text.indexOf('1'))).toEqual({ line: 2, column: 8 });
    expect(lines.at(text.length - 1)).toEqual({ line: 3, column: 1 });
  });
});
