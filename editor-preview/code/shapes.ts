import type { LocatedSchema, SchemaLibrary } from '#schemas/jsonSchema.ts';

/** What a text is to be: the schema of the whole, and those that it refers to, as far as they are loaded. */
export interface JsonShape {
  readonly whole: LocatedSchema;
  readonly library: SchemaLibrary;
}

/** A block, with its envelope. */
export const blockShape: LocatedSchema = { schema: { $ref: '#/$defs/block' }, file: 'article.json' };
export const articleShape: LocatedSchema = { schema: { $ref: '#' }, file: 'article.json' };
