import { jest } from '@jest/globals';
import { newAjv } from '#build/schemas/generatedValidators.ts';
import { readSchemaFiles, type SchemaFiles } from '#build/schemas/schemaFiles.ts';
import type { BlockField } from '#schemas/generated/blockFields.ts';
import type { Validator } from '#schemas/generated/validators.js';
import type { JsonSchema } from '#schemas/jsonSchema.ts';

const anyBlock = { $ref: '../article.json#/$defs/block' } as const;

/** A container with every way to hold blocks, so that these can be tried without a block type of the product. */
const shelfSchema: JsonSchema = {
  $id: 'https://pagewell.example/schemas/blocks/shelf.json',
  title: 'Shelf',
  type: 'object',
  additionalProperties: false,
  required: ['items'],
  properties: {
    lead: anyBlock,
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 50,
      items: { ...anyBlock, type: 'object', properties: { type: { enum: ['heading', 'list', 'shelf'] } } },
    },
    rows: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['left'],
        properties: { left: anyBlock, right: anyBlock },
      },
    },
    note: { type: 'string', maxLength: 100, contentMediaType: 'text/html' },
  },
};

export const shelfFields: readonly BlockField[] = [
  { path: '/lead' },
  { path: '/items/*', types: ['heading', 'list', 'shelf'] },
  { path: '/rows/*/left' },
  { path: '/rows/*/right' },
];

export function schemaFilesWithShelf(): SchemaFiles {
  const files = readSchemaFiles(new URL('../../schemas/', import.meta.url));
  const library = new Map([...files.library, ['blocks/shelf.json', shelfSchema] as const]);
  return { ...files, library, blockTypes: [...files.blockTypes, 'shelf'] };
}

export async function registerShelf(): Promise<void> {
  const { blockFields } = await import('#schemas/generated/blockFields.ts');
  const { blockSchemas } = await import('#schemas/generated/blockSchemas.ts');
  const fields = await import('#schemas/generated/fieldLists.ts');
  const validators = await import('#schemas/generated/validators.js');
  const isShelf: Validator<unknown> | undefined = newAjv(schemaFilesWithShelf()).getSchema(
    shelfSchema.$id ?? '',
  );
  if (!isShelf) throw new Error('The shelf has no validator.');
  const mock = (name: string, module: object): void => {
    jest.unstable_mockModule(`../../schemas/generated/${name}`, () => module);
  };
  mock('blockFields.ts', { blockFields: { ...blockFields, shelf: shelfFields } });
  mock('blockSchemas.ts', { blockSchemas: { ...blockSchemas, shelf: shelfSchema } });
  mock('fieldLists.ts', {
    ...Object.fromEntries(Object.entries(fields).map(([name, list]) => [name, { ...list, shelf: [] }])),
    altTextFields: { ...fields.altTextFields, shelf: {} },
    affiliateNameFields: { ...fields.affiliateNameFields, shelf: {} },
    htmlFields: { ...fields.htmlFields, shelf: ['/note'] },
  });
  mock('validators.js', {
    ...validators,
    blockValidators: new Map([...validators.blockValidators, ['shelf', isShelf]]),
  });
  jest.resetModules();
}
