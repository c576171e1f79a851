import type { LocatedSchema, SchemaLibrary } from '#schemas/jsonSchema.ts';

export interface JsonShape {
  readonly whole: LocatedSchema;
  readonly library: SchemaLibrary;
}

export const blockShape: LocatedSchema = { schema: { $ref: '#/$defs/block' }, file: 'article.json' };
export const articleShape: LocatedSchema = { schema: { $ref: '#' }, file: 'article.json' };
