import path from 'node:path';
import { jsonFilesIn, readChecked } from '#content/site/readChecked.ts';
import type { ArticleTemplate } from '#schemas/generated/types.ts';
import { validateTemplate } from '#schemas/generated/validators.js';

/** What an article may be begun with, by the name of its file: the name of the page template that such articles have. */
export type Templates = ReadonlyMap<string, ArticleTemplate>;

/**
 * Reads what editors may begin an article with.
 *
 * @param folder such as `fixtures/templates`
 * @throws Error where a file is no JSON, or says what its schema does not allow
 */
export function readTemplates(folder: string): Templates {
  const files = jsonFilesIn(folder);
  const read = files.map(
    (file) => [path.basename(file, '.json'), readChecked(file, 'template', validateTemplate)] as const,
  );
  return new Map(read);
}
