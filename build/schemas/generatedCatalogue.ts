import type { SchemaFiles } from './schemaFiles.ts';

export function generateCatalogue({ blockTypes }: SchemaFiles): string {
  const imports = blockTypes.map(
    (type) => `import ${variable(type)} from '../blocks/${type}.json' with { type: 'json' };`,
  );
  const entries = blockTypes.map((type) => `  '${type}': ${variable(type)},`);
  return [
    ...imports,
    "import type { JsonSchema } from '#schemas/jsonSchema.ts';",
    "import type { BlockType } from './types.ts';",
    '',
    '/** The schema of every block type, with its references unresolved. */',
    'export const blockSchemas: Readonly<Record<BlockType, JsonSchema>> = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}

/** `call-out` becomes `callOutSchema`: the suffix avoids reserved words. */
function variable(type: string): string {
  return `${type.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())}Schema`;
}

/** On demand: a browser loads only the types in use. */
export function generateSchemaLoaders({ blockTypes }: SchemaFiles): string {
  const entries = blockTypes.map(
    (type) => `  '${type}': () => import('../blocks/${type}.json', { with: { type: 'json' } }),`,
  );
  return [
    "import type { JsonSchema } from '#schemas/jsonSchema.ts';",
    "import type { BlockType } from './types.ts';",
    '',
    '/** Loads the schema of a block type, with its references unresolved. */',
    'export const blockSchemaLoaders: Readonly<Record<BlockType, () => Promise<{ default: JsonSchema }>>> = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}
