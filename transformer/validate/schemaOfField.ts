import { contentSchemas } from '../../schemas/catalogue.ts';
import { type JsonSchema, type LocatedSchema, resolveSchema } from '../../schemas/jsonSchema.ts';
import { pointerKeys } from '../jsonPointer.ts';

/** A schema file, and the place in it from which fields are looked up. */
export type SchemaRoot = LocatedSchema;

export const articleRoot: SchemaRoot = { file: 'article.json', schema: { $ref: 'article.json' } };
export const blockFrameRoot: SchemaRoot = { file: 'article.json', schema: { $ref: '#/$defs/block' } };

/** Where the schema of a block type's data begins. The type must be a registered one. */
export function blockDataRoot(type: string): SchemaRoot {
  return { file: `blocks/${type}.json`, schema: { $ref: `${type}.json` } };
}

/** The schema of the value at a JSON Pointer; undefined where our schemas know no such field. */
export function schemaOfField(root: SchemaRoot, pointer: string): JsonSchema | undefined {
  let found: LocatedSchema[] = alternatives(root);
  for (const key of pointerKeys(pointer)) found = found.flatMap((located) => innerSchemas(located, key));
  return found.map(({ schema }) => schema).find(describesValue);
}

function innerSchemas({ schema, file }: LocatedSchema, key: string): LocatedSchema[] {
  const named =
    schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
  const inner = named ?? (/^\d+$/.test(key) ? schema.items : undefined) ?? schema.additionalProperties;
  return typeof inner === 'object' ? alternatives({ schema: inner, file }) : [];
}

/** The schema itself, its references followed, and those that may hold instead under a condition. */
function alternatives(located: LocatedSchema): LocatedSchema[] {
  const { schema, file } = resolveSchema(located, contentSchemas);
  const conditional = [schema.then, schema.else].flatMap((inner) =>
    typeof inner === 'object' ? alternatives({ schema: inner, file }) : [],
  );
  return [{ schema, file }, ...conditional];
}

/** Conditions such as `{ required: […] }` describe no value of their own. */
function describesValue(schema: JsonSchema): boolean {
  return schema.type !== undefined || schema.title !== undefined;
}
