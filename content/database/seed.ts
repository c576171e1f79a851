import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { maxArticleBytes } from '../../transformer/limits.ts';
import { isJsonObject } from '../articleDocument.ts';
import type { DatabaseStore } from './databaseStore.ts';

export interface SeedReport {
  /** The paths that were published. */
  published: string[];
  /** Files that could not be, and why. */
  skipped: { file: string; reason: string }[];
}

/** Who wrote the revisions that came with the installation. */
const seedAuthor = 'seed';

/**
 * Publishes every article file (`*.json`) of a folder, nested folders included, in the order of their names. A file
 * that is no article is reported and costs only itself. What is published already is left alone, so instances that
 * start at once on one database may all do it.
 */
export async function seedFromFolder(store: DatabaseStore, folder: string): Promise<SeedReport> {
  const report: SeedReport = { published: [], skipped: [] };
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((each) => each.endsWith('.json')).sort()) {
    try {
      const article = await readArticleFile(path.join(folder, name));
      const outcome = await store.publish(article.path, article.value, { author: seedAuthor, basedOn: null });
      if (outcome.ok) report.published.push(article.path);
      else report.skipped.push({ file: name, reason: `${article.path} is published already` });
    } catch (error) {
      report.skipped.push({ file: name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return report;
}

async function readArticleFile(file: string): Promise<{ path: string; value: unknown }> {
  const { size } = await stat(file);
  if (size > maxArticleBytes)
    throw new Error(`The file has ${size} bytes; an article has at most ${maxArticleBytes}.`);
  const value: unknown = JSON.parse((await readFile(file, 'utf8')).replace(/^\ufeff/, ''));
  if (!isJsonObject(value) || typeof value.path !== 'string')
    throw new Error('The file holds no article: it has no path.');
  return { path: value.path, value };
}
