import { pointerStep } from '#contracts/json/jsonPointer.ts';
import type { JsonSchema } from '#schemas/jsonSchema.ts';
import { schemaOfField } from '#transformer/validate/schemaOfField.ts';
import {
  articleRoot,
  blockDataRoot,
  blockEnvelopeRoot,
  type SchemaRoot,
} from '#transformer/validate/schemaRoots.ts';
import { changed, type Mutation, patternOf, renamed } from './mutation.ts';

interface Field {
  pointer: string;
  value: unknown;
  schema: JsonSchema;
  isRequired: boolean;
  isEntry: boolean;
  group: string;
}

/** Fields that readers never see, or that are not looked at on purpose. */
const passedOver: ReadonlySet<string> = new Set(['$schema', 'suppress']);

export function* schemaMutations(article: object): Generator<Mutation> {
  for (const field of fieldsOf(article, '', articleRoot, '', 'article')) {
    yield* mutationsOf(article, field);
  }
}

function* fieldsOf(
  value: object,
  pointer: string,
  root: SchemaRoot,
  at: string,
  group: string,
): Generator<Field> {
  const owner = schemaOfField(root, at, value);
  for (const [key, inner] of Object.entries(value)) {
    if (passedOver.has(key)) continue;
    const isEntry = Array.isArray(value);
    const step = pointerStep(isEntry ? Number(key) : key);
    const schema = schemaOfField(root, at + step, inner);
    if (!schema) continue;
    const isRequired = owner?.required?.includes(key) ?? false;
    yield {
      pointer: pointer + step,
      value: inner,
      schema,
      isRequired,
      isEntry,
      group: `${group}${patternOf(at + step)}`,
    };
    if (typeof inner !== 'object' || inner === null) continue;
    if (isBlock(inner)) {
      yield* fieldsOf(inner, pointer + step, blockEnvelopeRoot, '', 'block');
      if (inner.type !== 'basic') {
        yield* fieldsOf(inner.data, `${pointer}${step}/data`, blockDataRoot(inner.type), '', inner.type);
      }
    } else if (key !== 'data' || group !== 'block') {
      yield* fieldsOf(inner, pointer + step, root, at + step, group);
    }
  }
}

function isBlock(value: object): value is { type: string; data: object } {
  return 'type' in value && 'data' in value && !('tag' in value) && typeof value.data === 'object';
}

function* mutationsOf(article: object, field: Field): Generator<Mutation> {
  const { pointer, value, schema, isRequired, isEntry } = field;
  const make = (kind: string, changedArticle: unknown, ...at: string[]): Mutation => ({
    kind,
    group: `${kind} ${field.group}`,
    article: changedArticle,
    at,
  });
  if (isRequired && !isEntry) yield make('drop required', changed(article, pointer, undefined), pointer);
  if (!isEntry) {
    const key = pointer.slice(pointer.lastIndexOf('/') + 1);
    const name = `${key}x`;
    const at = `${pointer.slice(0, -key.length)}${name}`;
    yield make('rename', renamed(article, pointer, name), at, pointer);
  }
  yield make('null', changed(article, pointer, null), pointer);
  for (const other of otherKinds(schema, value))
    yield make('retype', changed(article, pointer, other), pointer);
  for (const [kind, wrong] of wrongValues(schema, value)) {
    const at = kind === 'unique' ? `${pointer}/${(wrong as unknown[]).length - 1}` : pointer;
    yield make(kind, changed(article, pointer, wrong), at);
  }
}

function otherKinds(schema: JsonSchema, value: unknown): unknown[] {
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (types.length === 0) return [];
  const kinds: [string, unknown][] = [
    ['string', typeof value === 'string' ? value : String(value).slice(0, 20)],
    ['number', 7],
    ['boolean', true],
    ['array', [value]],
    ['object', { value }],
  ];
  const accepted = new Set(types.map((type) => (type === 'integer' ? 'number' : type)));
  return kinds.filter(([kind]) => !accepted.has(kind)).map(([, other]) => other);
}

const longestTried = 10_000;

function* wrongValues(schema: JsonSchema, value: unknown): Generator<[string, unknown]> {
  if (schema.enum) yield ['choice', typeof value === 'string' ? `${value}x` : 99];
  if (schema.format === 'link') yield ['scheme', 'javascript:alert(1)'];
  if (schema.format === 'link') yield ['unreadable address', 'https://['];
  if (schema.format === 'date-time') yield ['day', '2026-02-30T09:00:00Z'];
  if (schema.format === 'date-time') yield ['no time zone', '2026-02-28T09:00:00'];
  if (schema.minimum !== undefined) yield ['too small', schema.minimum - 1];
  if (schema.maximum !== undefined) yield ['too large', schema.maximum + 1];
  if (schema.pattern && schema.pattern !== '\\S') yield ['pattern', '§ §'];
  if (schema.minLength) yield ['empty', ''];
  if (schema.pattern === '\\S') yield ['blank', '  '];
  if (schema.maxLength && schema.maxLength < longestTried && !schema.pattern && !schema.format) {
    yield ['too long', 'word '.repeat(schema.maxLength / 5 + 1)];
  }
  if (Array.isArray(value)) {
    if (schema.minItems) yield ['too few', []];
    if (schema.uniqueItems && value.length > 0) yield ['unique', [...value, value[0]]];
  }
}
