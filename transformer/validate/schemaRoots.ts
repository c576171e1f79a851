import type { LocatedSchema } from '#schemas/jsonSchema.ts';

export type SchemaRoot = LocatedSchema;

export const articleRoot: SchemaRoot = { file: 'article.json', schema: { $ref: 'article.json' } };
export const siteRoot: SchemaRoot = { file: 'site.json', schema: { $ref: 'site.json' } };
export const drugsRoot: SchemaRoot = { file: 'drugs.json', schema: { $ref: 'drugs.json' } };
export const blockEnvelopeRoot: SchemaRoot = { file: 'article.json', schema: { $ref: '#/$defs/block' } };

const dataRoots = new Map<string, SchemaRoot>();

export function blockDataRoot(type: string): SchemaRoot {
  const known = dataRoots.get(type);
  if (known) return known;
  const root = { file: `blocks/${type}.json`, schema: { $ref: `${type}.json` } };
  dataRoots.set(type, root);
  return root;
}
