import { contentSchemas } from '#schemas/catalogue.ts';
import { type LocatedSchema, resolveSchema } from '#schemas/jsonSchema.ts';
import type { SchemaRoot } from './schemaRoots.ts';

/** Deeper ones are no place that an editor would mean. */
const maxDepth = 5;
/** What stands in these is a matter of its own. */
const passedOver: ReadonlySet<string> = new Set(['blocks', 'suppress', 'when']);
/** Other systems' names, with ours. */
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

/**
 * Where in a schema a field stands that has a name: its steps, entries of lists left out, such as `byline/reviewedAt`.
 * Undefined where there is none.
 */
export function fieldElsewhere(name: string, root: SchemaRoot): string | undefined {
  const plain = name.toLowerCase().replace(/[-_\s]/g, '');
  const wanted = otherNames.get(plain) ?? plain;
  const found = [...fieldsIn(root, '', maxDepth)].filter(
    (at) => at.slice(at.lastIndexOf('/') + 1).toLowerCase() === wanted,
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
