import { isBlockReference, type JsonSchema, type LocatedSchema, resolveSchema } from '../jsonSchema.ts';
import type { SchemaFiles } from './schemaFiles.ts';

interface FoundField {
  /** JSON Pointer into the data, with `*` for the items of an array. */
  path: string;
  /** As it stands in the file, with its reference. */
  written: JsonSchema;
  /** With its reference followed. */
  schema: JsonSchema;
}

/**
 * Where certain fields stand in the data of every block type. What is inside a wanted field is not searched, nor is a
 * nested block, which is of a type of its own, nor a field inside itself (the children of a node): whoever reads such
 * a tree walks it anyway.
 */
function findFields(
  { library, blockTypes }: SchemaFiles,
  wanted: (field: FoundField) => boolean,
): [type: string, fields: FoundField[]][] {
  function search(located: LocatedSchema, path: string, above: readonly string[]): FoundField[] {
    const { $ref } = located.schema;
    const key = $ref && `${located.file} ${$ref}`;
    if (key && above.includes(key)) return [];
    const chain = key ? [...above, key] : above;
    const { schema, file } = resolveSchema(located, library);
    const found = { path, written: located.schema, schema };
    if (wanted(found)) return [found];
    if (isBlockReference($ref)) return [];
    const fields = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      typeof inner === 'boolean' ? [] : search({ schema: inner, file }, `${path}/${name}`, chain),
    );
    const { items } = schema;
    return typeof items === 'object'
      ? [...fields, ...search({ schema: items, file }, `${path}/*`, chain)]
      : fields;
  }
  return blockTypes.map((type) => [
    type,
    search({ schema: { $ref: `blocks/${type}.json#` }, file: '' }, '', []),
  ]);
}

/** The module that says which fields hold HTML, addresses and addresses of pictures. */
export function generateFields(files: SchemaFiles): string {
  const pathsOf = (name: string, wanted: (field: FoundField) => boolean): string => {
    const entries = findFields(files, wanted).map(
      ([type, fields]) => `  ${quote(type)}: [${fields.map(({ path }) => quote(path)).join(', ')}],`,
    );
    return `export const ${name}: FieldPaths = {\n${entries.join('\n')}\n};\n`;
  };
  return [
    "import type { BlockType } from './types.ts';",
    '',
    '/** Per block type, JSON Pointers into its data, with `*` for the items of an array. */',
    'type FieldPaths = Readonly<Record<BlockType, readonly string[]>>;',
    '',
    '/** The fields that hold HTML. */',
    pathsOf('htmlFields', ({ schema }) => schema.contentMediaType === 'text/html'),
    '/** The fields that hold an address, those of pictures included. */',
    pathsOf('linkFields', ({ schema }) => schema.format === 'link'),
    '/** The fields that hold the address of a picture. */',
    pathsOf(
      'imageFields',
      ({ schema }) => schema.format === 'link' && schema['x-editor']?.widget === 'image',
    ),
  ].join('\n');
}

/** The module that says in which fields whole blocks stand. */
export function generateBlockFields(files: SchemaFiles): string {
  const entries = findFields(files, ({ written }) => isBlockReference(written.$ref)).map(
    ([type, fields]) => `  ${quote(type)}: [${fields.map(blockField).join(', ')}],`,
  );
  return [
    "import type { BlockType } from './types.ts';",
    '',
    "/** A field of a block's data in which another block stands. */",
    'export interface BlockField {',
    '  /** JSON Pointer into the data, with `*` for the items of an array. */',
    '  path: string;',
    '  /** The block types that may stand there; without it, all may. */',
    '  types?: readonly string[];',
    '}',
    '',
    '/** The fields that hold blocks, in the order of the schema. Those among basic nodes are not listed. */',
    'export const blockFields: Readonly<Record<BlockType, readonly BlockField[]>> = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}

/** Beside its reference, a field may say which types it takes. */
function blockField({ path, written }: FoundField): string {
  const type = written.properties?.type;
  const types = typeof type === 'object' ? type.enum?.map((name) => quote(String(name))) : undefined;
  return types ? `{ path: ${quote(path)}, types: [${types.join(', ')}] }` : `{ path: ${quote(path)} }`;
}

function quote(text: string): string {
  return `'${text}'`;
}
