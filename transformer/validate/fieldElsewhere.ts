import { contentSchemas } from '#schemas/catalogue.ts';
import { type LocatedSchema, resolveSchema } from '#schemas/jsonSchema.ts';
import type { SchemaRoot } from './schemaRoots.ts';

/** Deeper fields are not suggested. */
const maxDepth = 5;
const passedOver: ReadonlySet<string> = new Set(['blocks', 'suppress', 'when']);
/** Names in other systems, with ours. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['slug', 'path'],
  ['canonical', 'canonicalpath'],
  ['canonicalurl', 'canonicalpath'],
  ['author', 'authors'],
  ['reviewer', 'medicalreviewer'],
  ['reviewedby', 'medicalreviewer'],
  ['heroimage', 'image'],
  ['featuredimage', 'image'],
  ['metadescription', 'description'],
  ['modifiedat', 'updatedat'],
  ['publishdate', 'publishedat'],
]);

/** Without list entries, such as `byline/reviewedAt`. Undefined if there is none. */
export function fieldElsewhere(name: string, root: SchemaRoot): string | undefined {
  const plain = name.toLowerCase().replace(/[-_\s]/g, '');
  const expected = otherNames.get(plain) ?? plain;
  const found = [...fieldsIn(root, '', maxDepth)].filter(
    (at) => at.slice(at.lastIndexOf('/') + 1).toLowerCase() === expected,
  );
  return found.sort((one, other) => one.split('/').length - other.split('/').length)[0];
}

function* fieldsIn(located: LocatedSchema, at: string, depth: number): Iterable<string> {
  if (depth === 0) return;
  const { schema, file } = resolveSchema(located, contentSchemas);
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    if (typeof inner !== 'object' || passedOver.has(name)) continue;
    const place = at === '' ? name : `${at}/${name}`;
    yield place;
    yield* fieldsIn({ schema: inner, file }, place, depth - 1);
  }
  if (typeof schema.items === 'object') yield* fieldsIn({ schema: schema.items, file }, at, depth - 1);
}
