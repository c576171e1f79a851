import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '#contracts/json/isRecord.ts';
import { maxArticleBytes } from '#transformer/article/limits.ts';
import { readListing, serialiseArticle } from '../../source/articleDocument.ts';
import type { Database } from '../tables/tables.ts';
import { publishing, publishNew } from './articleStore.ts';

export interface SeedReport {
  published: string[];
  skipped: { file: string; reason: string }[];
}

export interface SeedFolders {
  articles: string;
  notes?: string | undefined;
}

interface SeedArticle {
  path: string;
  json: string;
  article: unknown;
  createdAt: string | undefined;
  note: string | undefined;
}

/** Who wrote the revisions that came with the installation. */
const seedAuthor = 'seed';

/** Atomic, so an interrupted start repeats it. @returns undefined if anything was ever published */
export async function seedFromFolder(db: Database, folders: SeedFolders): Promise<SeedReport | undefined> {
  const { articles: folder, notes } = folders;
  if (!(await isEmpty(db))) return undefined;
  const { articles, skipped } = await readSeed(folder, notes);
  return publishing(db, async (work) => {
    // Another instance may have been faster.
    if (!(await isEmpty(work))) return undefined;
    for (const article of articles.values())
      await publishNew(work, { ...article, author: seedAuthor, basedOn: null });
    return { published: [...articles.keys()], skipped };
  });
}

export async function isEmpty(db: Database): Promise<boolean> {
  const own = db.selectFrom('articles').select('path').where('origin', '=', 'own');
  return (await own.limit(1).executeTakeFirst()) === undefined;
}

/** By path, in the order of file names. */
async function readSeed(
  folder: string,
  notesFolder: string | undefined,
): Promise<{ articles: Map<string, SeedArticle>; skipped: SeedReport['skipped'] }> {
  const articles = new Map<string, SeedArticle>();
  const skipped: SeedReport['skipped'] = [];
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((each) => each.endsWith('.json')).sort()) {
    try {
      const article = await readArticleFile(path.join(folder, name));
      if (articles.has(article.path))
        throw new Error(`Another file already has the article ${article.path}.`);
      articles.set(article.path, { ...article, note: await readNote(name, notesFolder) });
    } catch (error) {
      skipped.push({ file: name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { articles, skipped };
}

/** @throws Error that says why the file is no article */
export async function readArticleFile(file: string): Promise<Omit<SeedArticle, 'note'>> {
  const { size } = await stat(file);
  if (size > maxArticleBytes)
    throw new Error(`The file has ${size} bytes. The limit for an article is ${maxArticleBytes}.`);
  const article: unknown = JSON.parse((await readFile(file, 'utf8')).replace(/^\ufeff/, ''));
  if (!isRecord(article) || typeof article.path !== 'string')
    throw new Error('The file has no article: its path is missing.');
  const { json, value } = serialiseArticle(article.path, article);
  const { datedAt: createdAt } = readListing(value);
  return { path: article.path, json, article: value, createdAt };
}

async function readNote(name: string, notesFolder: string | undefined): Promise<string | undefined> {
  const file = path.join(notesFolder ?? '', name.replace(/\.json$/, '.txt'));
  return notesFolder !== undefined && existsSync(file) ? readFile(file, 'utf8') : undefined;
}
