import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteContent } from '../../schemas/generated/types.ts';
import { validateSite } from '../../schemas/generated/validators.js';

/** What a publication says of its own, beside the articles that its content source has. */
export interface OwnContent {
  /** What blocks show of it. */
  content: SiteContent;
  /** Its fixed pages, each written as an article; checked when they are rendered. */
  pages: readonly unknown[];
}

/**
 * Reads the site's own content: `site.json`, and an article for each file in `pages/`.
 *
 * @param folder such as `fixtures/site`
 * @throws Error where a file is missing, is no JSON, or says what the schema does not allow
 */
export async function readSiteContent(folder: string): Promise<OwnContent> {
  const file = path.join(folder, 'site.json');
  const content = await readJson(file);
  if (!validateSite(content)) {
    const faults = (validateSite.errors ?? []).map(
      ({ instancePath, keyword, params }) => `${instancePath} ${keyword} ${JSON.stringify(params)}`,
    );
    throw new Error(`${file} is not what schemas/site.json describes: ${faults.join('; ')}`);
  }
  const pagesFolder = path.join(folder, 'pages');
  const names = (await readdir(pagesFolder)).filter((name) => name.endsWith('.json')).sort();
  return { content, pages: await Promise.all(names.map((name) => readJson(path.join(pagesFolder, name)))) };
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
