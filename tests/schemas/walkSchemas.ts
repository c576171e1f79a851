import { readSchemaFiles } from '#build/schemas/schemaFiles.ts';
import { isBlockReference, type LocatedSchema, mapInnerSchemas, resolveSchema } from '#schemas/jsonSchema.ts';

export const schemaFolder = new URL('../../schemas/', import.meta.url);
export const { library, blockTypes } = readSchemaFiles(schemaFolder);

export interface FoundSchema extends LocatedSchema {
  /** Where it stands, for a test's message: file and JSON Pointer. */
  at: string;
  resolved: LocatedSchema['schema'];
}

/** Every schema and every schema inside one, as written, except what only states a condition. */
export function everySchema(): FoundSchema[] {
  return [...library].flatMap(([file, schema]) => within({ schema, file }, `${file}#`));
}

function within(located: LocatedSchema, at: string): FoundSchema[] {
  const { schema, file } = located;
  const found: FoundSchema[] = [{ ...located, at, resolved: resolveSchema(located, library).schema }];
  // What stands beside the reference only says which blocks a field takes.
  if (isBlockReference(schema.$ref)) return found;
  const { if: _if, then: _then, else: _else, not: _not, propertyNames: _names, ...described } = schema;
  const named = new Map(
    [...Object.entries(schema.properties ?? {}), ...Object.entries(schema.$defs ?? {})].map(
      ([name, inner]) => [inner, name],
    ),
  );
  mapInnerSchemas(described, (inner) => {
    found.push(...within({ schema: inner, file }, `${at}/${named.get(inner) ?? '*'}`));
    return inner;
  });
  return found;
}
