import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { maxArticleBytes } from '../../transformer/limits.ts';
import { isJsonObject, serialiseArticle } from '../articleDocument.ts';
import { publishing, publishNew } from './articleStore.ts';
import type { Database } from './tables.ts';

export interface SeedReport {
  /** The paths that were published. */
  published: string[];
  /** Files that could not be, and why. */
  skipped: { file: string; reason: string }[];
}

interface SeedArticle {
  path: string;
  json: string;
  article: unknown;
}

/** Who wrote the revisions that came with the installation. */
const seedAuthor = 'seed';

/**
 * Publishes every article file (`*.json`) of a folder, nested folders included, where nothing was ever published. All of
 * them or none: what is interrupted begins anew next time. A file that is no article is reported and costs only itself.
 *
 * @returns nothing where the store is not empty
 */
export async function seedFromFolder(db: Database, folder: string): Promise<SeedReport | undefined> {
  if (!(await isEmpty(db))) return undefined;
  const { articles, skipped } = await readSeed(folder);
  return publishing(db, async (work) => {
    // Another instance may have been faster.
    if (!(await isEmpty(work))) return undefined;
    for (const article of articles.values()) {
      await publishNew(work, { ...article, author: seedAuthor, basedOn: null });
    }
    return { published: [...articles.keys()], skipped };
  });
}

async function isEmpty(db: Database): Promise<boolean> {
  return (await db.selectFrom('articles').select('path').limit(1).executeTakeFirst()) === undefined;
}

/** The articles of a folder by their paths, in the order of the files' names. */
async function readSeed(
  folder: string,
): Promise<{ articles: Map<string, SeedArticle>; skipped: SeedReport['skipped'] }> {
  const articles = new Map<string, SeedArticle>();
  const skipped: SeedReport['skipped'] = [];
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((each) => each.endsWith('.json')).sort()) {
    try {
      const article = await readArticleFile(path.join(folder, name));
      if (articles.has(article.path)) throw new Error(`Another file holds ${article.path} already.`);
      articles.set(article.path, article);
    } catch (error) {
      skipped.push({ file: name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { articles, skipped };
}

async function readArticleFile(file: string): Promise<SeedArticle> {
  const { size } = await stat(file);
  if (size > maxArticleBytes)
    throw new Error(`The file has ${size} bytes; an article has at most ${maxArticleBytes}.`);
  const article: unknown = JSON.parse((await readFile(file, 'utf8')).replace(/^\ufeff/, ''));
  if (!isJsonObject(article) || typeof article.path !== 'string')
    throw new Error('The file holds no article: it has no path.');
  const { json, value } = serialiseArticle(article.path, article);
  return { path: article.path, json, article: value };
}
