import { parentPointer, pointerKeys, pointerStep, valueAt } from '#contracts/json/jsonPointer.ts';
import { blockValidators } from '#schemas/generated/validators.js';
import { schemaOfField } from '#transformer/validate/schemaOfField.ts';
import { blockDataRoot } from '#transformer/validate/schemaRoots.ts';
import { triedExamples } from '../../support/blockExamples.ts';
import { blockFixtures, validateBlocks } from './articles.ts';

/** Takes every field of an example of every block type away, or makes it something else. */
const tried = new Set(triedExamples().map(([type, name]) => `${type}.${name}`));
const fixtures = blockFixtures().filter(({ name }) => tried.has(name));
const before = { id: 'before', type: 'heading', data: { text: 'Before' } };
const after = { id: 'after', type: 'heading', data: { text: 'After' } };

/** Pointers of all values in data, but for those of nested blocks, which are checked on their own. */
function pointersIn(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  if ('type' in value && !('tag' in value)) return [];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    pointersIn(item, pointer + pointerStep(Array.isArray(value) ? Number(key) : key)),
  );
  return pointer === '' ? inner : [pointer, ...inner];
}

function changed(data: unknown, pointer: string, value: unknown): unknown {
  const copy: unknown = structuredClone(data);
  const keys = pointerKeys(pointer);
  const last = keys.pop() ?? '';
  const owner = valueAt(copy, keys.map(pointerStep).join(''));
  if (typeof owner !== 'object' || owner === null) throw new Error(`${pointer} leads nowhere.`);
  if (value === undefined) Reflect.deleteProperty(owner, last);
  else Reflect.set(owner, last, value);
  return copy;
}

/** What became of the block, after asserting that its neighbours did not notice, and that what is left is valid. */
function outcome(type: string, data: unknown): { pointers: string[]; rejected: boolean } {
  const { article, problems } = validateBlocks(before, { id: 'changed', type, data }, after);
  const [first, block, last] = article?.blocks ?? [];
  expect(first).toEqual({ ...before, pointer: '/blocks/0' });
  expect(last).toEqual({ ...after, pointer: '/blocks/2' });
  expect(problems.every(({ pointer }) => pointer.startsWith('/blocks/1'))).toBe(true);
  if (!block?.rejection) expect(blockValidators.get(type)?.(block?.data)).toBe(true);
  const errors = problems.filter(({ severity }) => severity === 'error');
  return {
    pointers: errors.map(({ pointer }) => pointer.replace('/blocks/1/data', '')),
    rejected: block?.rejection === 'invalid',
  };
}

describe.each(fixtures)('in $name', ({ type, data }) => {
  const pointers = pointersIn(data);

  test('null in the place of any value is told at that very place', () => {
    for (const pointer of pointers)
      expect(outcome(type, changed(data, pointer, null)).pointers).toContain(pointer);
  });

  test('a value of another kind is told at that very place', () => {
    for (const pointer of pointers) {
      const other = typeof valueAt(data, pointer) === 'object' ? 7 : [7];
      expect(outcome(type, changed(data, pointer, other)).pointers).toContain(pointer);
    }
  });

  test('a field that a part cannot do without is told where it would stand, any other is not missed', () => {
    for (const pointer of pointers.filter((one) => !/\/\d+$/.test(one))) {
      const place = parentPointer(pointer) ?? '';
      const owner = schemaOfField(blockDataRoot(type), place, valueAt(data, place));
      const isRequired = owner?.required?.includes(pointerKeys(pointer).at(-1) ?? '') ?? false;
      const { pointers: told } = outcome(type, changed(data, pointer, undefined));
      if (isRequired) expect(told).toContain(pointer);
      else expect(told.filter((one) => !/\/(?:productTitle|questionTitle|type)$/.test(one))).toEqual([]);
    }
  });

  test('an unknown field is told at that very place, and costs nothing else', () => {
    const owners = ['', ...pointers].filter((pointer) => {
      const value = valueAt(data, pointer);
      const isAttributes = pointer.endsWith('/attributes');
      return typeof value === 'object' && value !== null && !Array.isArray(value) && !isAttributes;
    });
    for (const owner of owners) {
      const pointer = `${owner}/unheardOf`;
      const { pointers: told, rejected } = outcome(type, changed(data, pointer, 'x'));
      expect(told).toContain(pointer);
      expect(rejected).toBe(false);
    }
  });
});
