import { isBlockReference, type JsonSchema, type LocatedSchema, resolveSchema } from '#schemas/jsonSchema.ts';
import type { SchemaFiles } from './schemaFiles.ts';

interface FoundField {
  /** JSON Pointer into the data, with `*` for the items of an array. */
  path: string;
  /** With its reference. */
  written: JsonSchema;
  schema: JsonSchema;
  isRequired: boolean;
}

/** Does not enter wanted fields, nested blocks, or recursive fields, which callers walk anyway. */
function findFields(
  { library, blockTypes }: SchemaFiles,
  wanted: (field: FoundField) => boolean,
): [type: string, fields: FoundField[]][] {
  function search(
    located: LocatedSchema,
    path: string,
    above: readonly string[],
    isRequired = false,
  ): FoundField[] {
    const { $ref } = located.schema;
    const key = $ref && `${located.file} ${$ref}`;
    if (key && above.includes(key)) return [];
    const chain = key ? [...above, key] : above;
    const { schema, file } = resolveSchema(located, library);
    const found = { path, written: located.schema, schema, isRequired };
    if (wanted(found)) return [found];
    if (isBlockReference($ref)) return [];
    const fields = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      typeof inner === 'boolean'
        ? []
        : search({ schema: inner, file }, `${path}/${name}`, chain, schema.required?.includes(name)),
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

export function generateFieldLists(files: SchemaFiles): string {
  return [
    "import type { BlockType } from './types.ts';",
    '',
    '/** Per block type, JSON Pointers into its data, with `*` for the items of an array. */',
    'type FieldPaths = Readonly<Record<BlockType, readonly string[]>>;',
    '',
    ...Object.entries(fieldLists).flatMap(([name, { about, wanted }]) => [
      `/** ${about} */`,
      `export const ${name}: FieldPaths = {`,
      ...findFields(files, wanted).map(
        ([type, fields]) => `  ${quote(type)}: [${fields.map(({ path }) => quote(path)).join(', ')}],`,
      ),
      '};',
      '',
    ]),
    '/** By the old name of a field, the name that it has now. */',
    'export const oldFields: Readonly<Record<BlockType, Readonly<Record<string, string>>>> = {',
    ...findFields(files, ({ schema }) => schema['x-editor']?.aliasOf !== undefined).map(
      ([type, fields]) => `  ${quote(type)}: { ${fields.map(oldFieldEntry).join(', ')} },`,
    ),
    '};',
    '',
    '/** By the field of a picture, the field with its text alternative. A picture that is not here takes none. */',
    'export const altTextFields: Readonly<Record<BlockType, Readonly<Record<string, string>>>> = {',
    ...findFields(files, ({ schema }) => roleOf(schema) === 'alt-text').map(
      ([type, fields]) => `  ${quote(type)}: { ${fields.map(altTextEntry).join(', ')} },`,
    ),
    '};',
    '',
    '/** By the field of an affiliate address, the sibling fields that may name who pays; the first non-empty one counts. */',
    'export const affiliateNameFields: Readonly<Record<BlockType, Readonly<Record<string, readonly string[]>>>> = {',
    ...findFields(files, ({ schema }) => schema['x-role']?.by !== undefined).map(
      ([type, fields]) => `  ${quote(type)}: { ${fields.map(affiliateNameEntry).join(', ')} },`,
    ),
    '};',
    '',
  ].join('\n');
}

interface FieldList {
  about: string;
  wanted: (field: FoundField) => boolean;
}

const fieldLists: Readonly<Record<string, FieldList>> = {
  htmlFields: { about: 'The fields that hold HTML.', wanted: ({ schema }) => isHtml(schema) },
  linkFields: {
    about: 'The fields that hold an address, those of pictures included.',
    wanted: ({ schema }) => schema.format === 'link',
  },
  imageFields: {
    about: 'The fields that hold the address of a picture, those of portraits included.',
    wanted: withRole('picture', 'portrait'),
  },
  portraitFields: {
    about: 'The fields that hold the address of a portrait, beside which stands the name of whom it shows.',
    wanted: withRole('portrait'),
  },
  paidLinkFields: {
    about: 'The fields that hold an address for which somebody pays.',
    wanted: withRole('paid-link'),
  },
  paidWhereNamedFields: {
    about: 'Those among them for which nobody pays where no field names who.',
    wanted: ({ schema }) => schema['x-role']?.whereNamed === true,
  },
  trackerFields: {
    about: 'The fields that hold an address that browsers call without the reader.',
    wanted: withRole('tracker'),
  },
  textFields: {
    about: 'The fields that hold a text for readers which is no HTML.',
    wanted: ({ schema }) => isPlainText(schema) && roleOf(schema) !== 'machine-name',
  },
  searchedTextFields: {
    about:
      'Those among them by which an article is found: neither text alternatives nor words of other pages and sources.',
    wanted: ({ schema }) =>
      isPlainText(schema) && !['machine-name', 'alt-text', 'aside'].includes(roleOf(schema) ?? ''),
  },
  requiredTextFields: {
    about: 'The fields that must be there and hold a text, which the schema lets be empty.',
    wanted: ({ schema, isRequired }) =>
      isRequired &&
      (isHtml(schema) || isPlainText(schema)) &&
      schema.minLength === undefined &&
      schema.pattern === undefined,
  },
  headingFields: {
    about: 'The fields that hold a heading, as readers see it.',
    wanted: withRole('heading', 'caption'),
  },
  productNameFields: {
    about: 'The fields that hold the name of a product or of a brand.',
    wanted: withRole('product-name'),
  },
  offerFields: {
    about: 'The fields that hold an offer in words, with its code in quotation marks.',
    wanted: withRole('offer'),
  },
};

function withRole(...roles: readonly string[]): FieldList['wanted'] {
  return ({ schema }) => roles.includes(roleOf(schema) ?? '');
}

function roleOf(schema: JsonSchema): string | undefined {
  return schema['x-role']?.is;
}

function isHtml(schema: JsonSchema): boolean {
  return schema.contentMediaType === 'text/html';
}

function isPlainText(schema: JsonSchema): boolean {
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return types.includes('string') && !isHtml(schema) && schema.format === undefined && !schema.enum;
}

function altTextEntry({ path, schema }: FoundField): string {
  const owner = path.slice(0, path.lastIndexOf('/'));
  return `${quote(`${owner}/${schema['x-role']?.of}`)}: ${quote(path)}`;
}

function oldFieldEntry({ path, schema }: FoundField): string {
  return `${quote(path)}: ${quote(schema['x-editor']?.aliasOf ?? '')}`;
}

function affiliateNameEntry({ path, schema }: FoundField): string {
  return `${quote(path)}: [${schema['x-role']?.by?.map(quote).join(', ')}]`;
}

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

/** A field may restrict its block types next to its reference. */
function blockField({ path, written }: FoundField): string {
  const type = written.properties?.type;
  const types = typeof type === 'object' ? type.enum?.map((name) => quote(String(name))) : undefined;
  return types ? `{ path: ${quote(path)}, types: [${types.join(', ')}] }` : `{ path: ${quote(path)} }`;
}

function quote(text: string): string {
  return `'${text}'`;
}
