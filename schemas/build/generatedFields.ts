import { type LocatedSchema, resolveSchema } from '../jsonSchema.ts';
import type { SchemaFiles } from './schemaFiles.ts';

type Test = (located: LocatedSchema) => boolean;

/**
 * Where certain fields stand in the data of every block type, as JSON Pointers with `*` for the items of an array. A
 * field inside itself (the children of a node) is not followed: whoever reads such a tree walks it anyway.
 */
function fieldPaths({ library, blockTypes }: SchemaFiles, wanted: Test): Record<string, string[]> {
  function search(located: LocatedSchema, path: string, above: readonly string[]): string[] {
    const key = located.schema.$ref && `${located.file} ${located.schema.$ref}`;
    if (key && above.includes(key)) return [];
    const chain = key ? [...above, key] : above;
    const { schema, file } = resolveSchema(located, library);
    if (wanted({ schema, file })) return [path];
    const fields = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      typeof inner === 'boolean' ? [] : search({ schema: inner, file }, `${path}/${name}`, chain),
    );
    const { items } = schema;
    return typeof items === 'object'
      ? [...fields, ...search({ schema: items, file }, `${path}/*`, chain)]
      : fields;
  }
  return Object.fromEntries(
    blockTypes.map((type) => [type, search({ schema: { $ref: `blocks/${type}.json#` }, file: '' }, '', [])]),
  );
}

/** The module that says which fields hold HTML, addresses and addresses of pictures. */
export function generateFields(files: SchemaFiles): string {
  const html = fieldPaths(files, ({ schema }) => schema.contentMediaType === 'text/html');
  const links = fieldPaths(files, ({ schema }) => schema.format === 'link');
  const images = fieldPaths(
    files,
    ({ schema }) => schema.format === 'link' && schema['x-editor']?.widget === 'image',
  );
  return [
    "import type { BlockType } from './types.ts';",
    '',
    '/** Per block type, JSON Pointers into its data, with `*` for the items of an array. */',
    'type FieldPaths = Readonly<Record<BlockType, readonly string[]>>;',
    '',
    '/** The fields that hold HTML. */',
    constant('htmlFields', html),
    '/** The fields that hold an address, those of pictures included. */',
    constant('linkFields', links),
    '/** The fields that hold the address of a picture. */',
    constant('imageFields', images),
  ].join('\n');
}

function constant(name: string, paths: Record<string, readonly string[]>): string {
  const entries = Object.entries(paths).map(
    ([type, fields]) => `  ${quote(type)}: [${fields.map((field) => quote(field)).join(', ')}],`,
  );
  return `export const ${name}: FieldPaths = {\n${entries.join('\n')}\n};\n`;
}

function quote(text: string): string {
  return `'${text}'`;
}
