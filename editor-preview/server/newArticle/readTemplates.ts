import path from 'node:path';
import { jsonFilesIn, readChecked } from '#content/site/readChecked.ts';
import type { ArticleTemplate } from '#schemas/generated/types.ts';
import { validateTemplate } from '#schemas/generated/validators.js';

/** By file name, which is also the name of the page template. */
export type Templates = ReadonlyMap<string, ArticleTemplate>;

/** @throws Error for a file that is no JSON, or invalid by its schema */
export function readTemplates(folder: string): Templates {
  const files = jsonFilesIn(folder);
  const read = files.map(
    (file) => [path.basename(file, '.json'), readChecked(file, 'template', validateTemplate)] as const,
  );
  return new Map(read);
}
