import type { Json, JsonObject } from '#editor-preview/model/editedValue.ts';
import {
  isBlockReference,
  type JsonSchema,
  type LocatedSchema,
  resolveSchema,
  type SchemaLibrary,
} from '#schemas/jsonSchema.ts';
import type { SchemaFiles } from './schemaFiles.ts';

/** For editors before a form is opened: far smaller than the schemas, which load by type. */
export function generateOutlines({ blockTypes, library }: SchemaFiles): string {
  const entries = blockTypes.map((type) => {
    const file = `blocks/${type}.json`;
    const schema = library.get(file) ?? {};
    const { title = type, description = '', 'x-editor': hints } = schema;
    const outline = {
      title,
      description,
      group: hints?.group ?? 'other',
      keywords: hints?.keywords ?? '',
      ...(hints?.summaryField === undefined ? {} : { summaryField: hints.summaryField }),
      empty: emptyValue({ schema, file }, library) ?? {},
    };
    return `  '${type}': ${JSON.stringify(outline)},`;
  });
  return [
    "import type { JsonObject } from '#editor-preview/model/editedValue.ts';",
    "import type { BlockType } from './types.ts';",
    '',
    '/** What editors see of a block type before its form is opened. */',
    'export interface BlockOutline {',
    '  title: string;',
    '  description: string;',
    '  /** The part of the block menu that it is listed in. */',
    '  group: string;',
    '  /** Other names that it is looked for by, with commas between them. */',
    '  keywords: string;',
    '  /** The field of the data whose value names a block in the outline. */',
    '  summaryField?: string;',
    '  /** The initial data of a block: each required field, empty. */',
    '  empty: JsonObject;',
    '}',
    '',
    'export const blockOutlines: Readonly<Record<BlockType, BlockOutline>> = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}

/** Undefined if it cannot be empty, such as a number. */
function emptyValue(located: LocatedSchema, library: SchemaLibrary): Json | undefined {
  const { schema, file } = resolveSchema(located, library);
  if (isJson(schema.default)) return schema.default;
  if (isJson(schema.const)) return schema.const;
  const [only, ...others] = schema.enum ?? [];
  if (others.length === 0 && isJson(only)) return only;
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'string':
      return schema.enum ? undefined : '';
    case 'array':
      return emptyItems(schema, file, library);
    case 'object':
      return emptyFields(schema, file, library);
    default:
      return undefined;
  }
}

function emptyItems({ items, minItems = 0 }: JsonSchema, file: string, library: SchemaLibrary): Json {
  if (typeof items !== 'object' || isBlockReference(items.$ref)) return [];
  const item = emptyValue({ schema: items, file }, library);
  return item === undefined ? [] : Array.from({ length: minItems }, () => item);
}

/** A table starts with cells to write into: an empty one is invisible. */
const emptyRow: readonly string[] = ['', ''];

function emptyFields(
  { properties = {}, required = [] }: JsonSchema,
  file: string,
  library: SchemaLibrary,
): JsonObject {
  const mayBeEmpty = new Set<string>();
  const written = required.flatMap((field): [string, Json][] => {
    const schema = properties[field];
    if (typeof schema === 'object' && schema['x-editor']?.widget === 'table') {
      const { columnsField } = schema['x-editor'];
      return [
        ...(columnsField === undefined ? [] : [[columnsField, emptyRow] satisfies [string, Json]]),
        [field, [emptyRow, emptyRow]],
      ];
    }
    const value = typeof schema === 'object' ? emptyValue({ schema, file }, library) : undefined;
    const isText = value === '' && typeof schema === 'object';
    if (isText && !resolveSchema({ schema, file }, library).schema.minLength) mayBeEmpty.add(field);
    return value === undefined ? [] : [[field, value]];
  });
  // Beside another missing field an empty text is omitted too: an error instead of a warning.
  const hasErrors = required.some((field) => {
    const found = written.find(([name]) => name === field);
    return found === undefined || (found[1] === '' && !mayBeEmpty.has(field));
  });
  return Object.fromEntries(written.filter(([field]) => !(hasErrors && mayBeEmpty.has(field))));
}

function isJson(value: unknown): value is Json {
  return value !== undefined;
}
