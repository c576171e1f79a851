import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CmsDocument } from '#content/cms/cms.ts';
import { WordpressCms } from '#content/cms/wordpress/wordpressCms.ts';
import { DatabaseStore } from '#content/database/databaseStore.ts';
import { blocksFromHtml } from '#widgets/blocksFromHtml.ts';

const execute = promisify(execFile);
/** For a busy machine. Milliseconds. */
const patience = { attemptTimeoutMs: 30_000, deadlineMs: 30_000 };
const log = { info() {}, warn() {}, error() {}, debug() {} };

export async function articlesOfCms(
  address: string,
  apiKey: string,
  paths: readonly string[],
): Promise<Map<string, unknown>> {
  const cms = new WordpressCms(address, log, { ...patience, apiKey, blocksFromHtml });
  try {
    const articles = new Map<string, unknown>();
    for (const path of paths) {
      const answer = await cms.article(path);
      assert(isDocument(answer), `${path} is an article`);
      articles.set(path, answer.value);
    }
    return articles;
  } finally {
    cms.close();
  }
}

function isDocument(answer: unknown): answer is CmsDocument {
  return typeof answer === 'object' && answer !== null && 'value' in answer;
}

interface Imported {
  published: Map<string, unknown>;
  drafts: Map<string, unknown>;
}

export async function articlesOfExport(wxr: string, paths: readonly string[]): Promise<Imported> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewell-import-'));
  try {
    const file = join(folder, 'export.xml');
    await writeFile(file, wxr);
    await execute(process.execPath, ['cli/bin.js', 'import', file, '--pictures', 'keep'], {
      env: { ...process.env, DATA_DIR: folder },
    });
    const store = await DatabaseStore.open({ folder: join(folder, 'store') }, log, { others: [] });
    try {
      const imported: Imported = { published: new Map(), drafts: new Map() };
      for (const path of paths) {
        const [published, draft] = [await store.get(path), await store.getDraft(path)];
        if (published) imported.published.set(path, published.value);
        if (draft) imported.drafts.set(path, draft.value);
      }
      return imported;
    } finally {
      await store.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
