import type { JsonSchema } from '#schemas/jsonSchema.ts';
import { shorten } from '../problems/createProblem.ts';

const maxShownLength = 60;

export function quoted(text: string): string {
  return `"${shorten(text, maxShownLength)}"`;
}

export function listed(texts: readonly string[], word: 'and' | 'or'): string {
  const [last = '', ...others] = texts.map(quoted).reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} ${word} ${last}`;
}

export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'empty (null)';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'string':
      return value === '' ? 'an empty text' : `the text ${quoted(value)}`;
    case 'number':
      return Number.isFinite(value) ? `the number ${value}` : 'a number that is too large';
    case 'object':
      return 'a group of fields';
    default:
      return shorten(String(value), maxShownLength);
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  null: 'null',
};

export function describeExpected(schema: JsonSchema): string {
  if (schema.enum)
    return schema.enum.length === 1 ? quoted(String(schema.enum[0])) : `one of ${choices(schema.enum)}`;
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  const names = types.map((type) => typeNames[type] ?? type).join(' or ');
  const { minimum, maximum, required = [], format, examples = [] } = schema;
  if (names === typeNames.object && required.length > 0) return `${names} with ${listed(required, 'and')}`;
  if (names === typeNames.string && format !== undefined && examples.length > 0) {
    return `${names} such as ${quoted(String(examples[0]))}`;
  }
  if (minimum !== undefined && maximum !== undefined) return `${names} from ${minimum} to ${maximum}`;
  return names === '' ? 'something else' : names;
}

function choices(values: readonly unknown[]): string {
  return values.every((value) => typeof value === 'string') ? listed(values, 'or') : values.join(', ');
}
