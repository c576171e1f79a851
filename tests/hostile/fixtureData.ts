import { readdirSync, readFileSync } from 'node:fs';
import { triedExamples } from '../support/blockExamples.ts';

export interface BlockFixture {
  name: string;
  type: string;
  data: Record<string, unknown>;
}

/**
 * Every example of every block type, so that none is forgotten.
 *
 * @param wanted the only name of example that is wanted, such as `typical`
 */
export function blockFixtures(wanted?: string): BlockFixture[] {
  return readdirSync('fixtures/blocks')
    .map((name) => ({ name, type: name.split('.')[0] ?? '', example: name.split('.')[1] }))
    .filter(({ example }) => wanted === undefined || example === wanted)
    .map(({ name, type }) => {
      const { data } = JSON.parse(readFileSync(`fixtures/blocks/${name}`, 'utf8')) as Pick<
        BlockFixture,
        'data'
      >;
      return { name, type, data };
    });
}

/** Of the examples those that are tried, as `triedExamples` has them. */
export function triedFixtures(step = 1, offset = 0): BlockFixture[] {
  const tried = new Set(triedExamples(step, offset).map(([type, name]) => `${type}.${name}.json`));
  return blockFixtures().filter(({ name }) => tried.has(name));
}

export function withEveryText(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((item) => withEveryText(item, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withEveryText(inner, text)]));
}

/**
 * The same data with a value at a place, which is made where there is none.
 *
 * @param field a JSON Pointer in which `*` stands for the first item of an array
 */
export function withValueAt(data: unknown, field: string, value: unknown): unknown {
  const [, step, ...rest] = field.split('/');
  if (step === undefined) return value;
  const inner = rest.length === 0 ? '' : `/${rest.join('/')}`;
  if (step === '*') {
    const [first, ...others] = Array.isArray(data) ? data : [undefined];
    return [withValueAt(first, inner, value), ...others];
  }
  const group = typeof data === 'object' && data !== null ? data : {};
  return { ...group, [step]: withValueAt(Reflect.get(group, step), inner, value) };
}
