import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '#contracts/json/isRecord.ts';
import { hasCode } from '#platform/errorCode.ts';
import { isArticlePath } from '../source/articleDocument.ts';
import type { ContentLog } from '../source/contentLog.ts';
import type { CmsStore } from './cmsStore.ts';
import { revisionOf } from './revisionOf.ts';

const folderName = 'content-copies';

/**
 * Takes over the last good copies that earlier versions kept in files, once: what the store has already stays. Then the files go.
 *
 * @param signal ends it between two articles; what is left is taken over next time
 */
export async function takeOverEarlierCopies(
  dataDir: string,
  address: string,
  { articles }: Pick<CmsStore, 'articles'>,
  log: ContentLog,
  signal: AbortSignal,
): Promise<void> {
  const copies = path.join(dataDir, folderName);
  const ofThisCms = path.join(copies, createHash('sha256').update(address).digest('hex').slice(0, 16));
  const files = await filesIn(ofThisCms);
  if (files === undefined) return;
  for (const file of files) {
    if (signal.aborted) return;
    const copy = readCopy(await readFile(path.join(ofThisCms, file), 'utf8'));
    if (!copy || (await articles.get(copy.path)).kept) continue;
    await articles.keep(copy, copy.confirmedAt);
  }
  await rm(copies, { recursive: true, force: true });
  log.info({ files: files.length }, 'the last good copies of an earlier version were taken over');
}

async function filesIn(folder: string): Promise<string[] | undefined> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.copy'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** What is known of a copy stands in the first line, the article behind it as it came. Nothing where that is not so. */
function readCopy(written: string) {
  const end = written.indexOf('\n');
  const text = written.slice(end + 1);
  const facts = parsed(written.slice(0, end));
  const value = parsed(text);
  if (!isRecord(facts) || !isRecord(value)) return undefined;
  const { path: articlePath, etag, confirmedAt } = facts;
  if (typeof articlePath !== 'string' || !isArticlePath(articlePath) || value.path !== articlePath)
    return undefined;
  const confirmed = new Date(typeof confirmedAt === 'string' ? confirmedAt : Number.NaN);
  if (Number.isNaN(confirmed.getTime())) return undefined;
  return {
    path: articlePath,
    value,
    text,
    revision: revisionOf(text),
    etag: typeof etag === 'string' ? etag : undefined,
    confirmedAt: confirmed,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
