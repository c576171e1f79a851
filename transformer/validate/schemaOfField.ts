import { pointerKeys } from '#contracts/json/jsonPointer.ts';
import { contentSchemas } from '#schemas/catalogue.ts';
import { type JsonSchema, type LocatedSchema, resolveSchema } from '#schemas/jsonSchema.ts';
import type { SchemaRoot } from './schemaRoots.ts';

/** Undefined for an unknown field. Where several kinds are allowed, the value decides. */
export function schemaOfField(root: SchemaRoot, pointer: string, value?: unknown): JsonSchema | undefined {
  let found: readonly LocatedSchema[] = alternatives(root);
  for (const key of pointerKeys(pointer)) found = found.flatMap((located) => innerSchemas(located, key));
  const described = found.map(({ schema }) => schema).filter(describesValue);
  const [first] = described;
  if (described.length < 2 || value === undefined) return first;
  const ofItsKind = described.filter(({ type }) => type === kindOf(value));
  return ofItsKind.find((schema) => hasRequired(schema, value)) ?? ofItsKind.at(-1) ?? first;
}

function innerSchemas({ schema, file }: LocatedSchema, key: string): readonly LocatedSchema[] {
  const named =
    schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
  const inner = named ?? (/^\d+$/.test(key) ? schema.items : undefined) ?? schema.additionalProperties;
  return typeof inner === 'object' ? alternatives({ schema: inner, file }) : [];
}

/** Cache: the same few hundred references recur. */
const knownAlternatives = new WeakMap<JsonSchema, readonly LocatedSchema[]>();

function alternatives(located: LocatedSchema): readonly LocatedSchema[] {
  const known = knownAlternatives.get(located.schema);
  if (known) return known;
  const resolved = resolveSchema(located, contentSchemas);
  const conditional = [resolved.schema.then, resolved.schema.else].flatMap((inner) =>
    typeof inner === 'object' ? alternatives({ schema: inner, file: resolved.file }) : [],
  );
  const all = [resolved, ...conditional];
  knownAlternatives.set(located.schema, all);
  return all;
}

/** Conditions such as `{ required: […] }` describe no value. */
function describesValue(schema: JsonSchema): boolean {
  return schema.type !== undefined || schema.title !== undefined;
}

export function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

function hasRequired({ required = [] }: JsonSchema, value: unknown): boolean {
  return typeof value === 'object' && value !== null && required.every((key) => Object.hasOwn(value, key));
}
