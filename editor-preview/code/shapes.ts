import type { LocatedSchema, SchemaLibrary } from '#schemas/jsonSchema.ts';

/** The schema of an edited text, with the loaded schemas that it references. */
export interface JsonShape {
  readonly whole: LocatedSchema;
  readonly library: SchemaLibrary;
}

/** A block, with its envelope. */
export const blockShape: LocatedSchema = { schema: { $ref: '#/$defs/block' }, file: 'article.json' };
export const articleShape: LocatedSchema = { schema: { $ref: '#' }, file: 'article.json' };
