import type { Json, JsonObject } from '../../contracts/editing/editedValue.ts';
import { blockSchemas, contentSchemas } from '../../schemas/catalogue.ts';
import type { BlockType } from '../../schemas/generated/types.ts';
import {
  isBlockReference,
  type JsonSchema,
  type LocatedSchema,
  resolveSchema,
} from '../../schemas/jsonSchema.ts';

/**
 * A block that nobody has written yet: every field that its schema requires is there and empty. Nothing in it is made
 * up; the problems say what is to be written.
 */
export function newBlock(type: BlockType, id: string): JsonObject {
  const data = emptyValue({ schema: blockSchemas[type], file: `blocks/${type}.json` });
  return { id, type, data: data ?? {} };
}

/** Undefined for what cannot be empty, such as a number: it is left out, and required by the problems. */
function emptyValue(located: LocatedSchema): Json | undefined {
  const { schema, file } = resolveSchema(located, contentSchemas);
  if (isJson(schema.default)) return schema.default;
  if (isJson(schema.const)) return schema.const;
  const [only, ...others] = schema.enum ?? [];
  if (others.length === 0 && isJson(only)) return only;
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'string':
      return schema.enum ? undefined : '';
    case 'array':
      return emptyItems(schema, file);
    case 'object':
      return emptyFields(schema, file);
    default:
      return undefined;
  }
}

function emptyItems({ items, minItems = 0 }: JsonSchema, file: string): Json {
  if (typeof items !== 'object' || isBlockReference(items.$ref)) return [];
  const item = emptyValue({ schema: items, file });
  return item === undefined ? [] : Array.from({ length: minItems }, () => item);
}

function emptyFields({ properties = {}, required = [] }: JsonSchema, file: string): JsonObject {
  return Object.fromEntries(
    required.flatMap((field) => {
      const schema = properties[field];
      const value = typeof schema === 'object' ? emptyValue({ schema, file }) : undefined;
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

function isJson(value: unknown): value is Json {
  return value !== undefined;
}
