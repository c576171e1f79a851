import { readdirSync, readFileSync } from 'node:fs';
import { isSchema, type JsonSchema, type SchemaLibrary, schemaBase } from '#schemas/jsonSchema.ts';

export interface SchemaFiles {
  library: SchemaLibrary;
  blockTypes: readonly string[];
  keywords: Readonly<Record<'x-editor' | 'x-role', object>>;
}

const sharedFiles = [
  'shared.json',
  'article.json',
  'events.json',
  'metrics.json',
  'client-errors.json',
  'block-content.json',
  'site.json',
  'people.json',
  'topics.json',
  'home.json',
  'template.json',
  'instrument.json',
  'drugs.json',
  'editing.json',
  'reviewing.json',
  'commenting.json',
  'sharing.json',
  'newsletter.json',
  'drivers.json',
  'outside-payload.json',
  'partner-payload.json',
];

export function readSchemaFiles(folder: URL): SchemaFiles {
  const blockFiles = readdirSync(new URL('blocks/', folder))
    .filter((name) => name.endsWith('.json'))
    .sort();
  const files = [...sharedFiles, ...blockFiles.map((name) => `blocks/${name}`)];
  return {
    library: new Map(files.map((file) => [file, readSchema(folder, file)])),
    blockTypes: blockFiles.map((name) => name.slice(0, -'.json'.length)),
    keywords: {
      'x-editor': readSchema(folder, 'x-editor.json'),
      'x-role': readSchema(folder, 'x-role.json'),
    },
  };
}

function readSchema(folder: URL, file: string): JsonSchema {
  const schema: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  const expected = schemaBase + file;
  if (!isSchema(schema) || schema.$id !== expected)
    throw new Error(`schemas/${file} needs "$id": "${expected}".`);
  return schema;
}
