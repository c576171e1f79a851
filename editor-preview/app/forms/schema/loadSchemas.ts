import article from '#schemas/article.json' with { type: 'json' };
import { blockTypes, isBlockType } from '#schemas/blockTypes.ts';
import { blockSchemaLoaders } from '#schemas/generated/blockSchemaLoaders.ts';
import { type JsonSchema, type SchemaLibrary, schemaBase } from '#schemas/jsonSchema.ts';
import shared from '#schemas/shared.json' with { type: 'json' };
import { fetchedLater } from '../../parts/fetchedLater.ts';

const library = new Map<string, JsonSchema>([
  ['article.json', article],
  ['shared.json', shared],
]);

const complete = new Set<string>();

export function loadedSchemas(type: string): SchemaLibrary | undefined {
  return type === '' || complete.has(type) ? library : undefined;
}

/** @throws if the browser cannot load a schema, such as after a deployment */
export async function loadSchemas(type: string): Promise<void> {
  await loadInto(type, new Set());
  complete.add(type);
}

fetchedLater(() => Promise.all(blockTypes.map(loadSchemas)));

async function loadInto(type: string, visited: Set<string>): Promise<void> {
  if (!isBlockType(type) || visited.has(type)) return;
  visited.add(type);
  const file = `blocks/${type}.json`;
  const schema = library.get(file) ?? (await blockSchemaLoaders[type]()).default;
  library.set(file, schema);
  await Promise.all(typesReferredTo(schema, file).map((other) => loadInto(other, visited)));
}

function typesReferredTo(schema: JsonSchema, file: string): string[] {
  const types = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, inner] of Object.entries(part)) {
      if (key !== '$ref' || typeof inner !== 'string') visit(inner);
      else {
        const type = new URL(inner, schemaBase + file).pathname.match(/\/blocks\/([^/]+)\.json$/)?.[1];
        if (type !== undefined) types.add(type);
      }
    }
  };
  visit(schema);
  return [...types];
}
