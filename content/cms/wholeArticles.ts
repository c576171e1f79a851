import type { CmsStore } from '../database/cms/cmsStore.ts';
import type { FetchedArticle } from '../database/cms/fetchedArticle.ts';
import type { ContentLog } from '../source/contentLog.ts';
import { ContentUnavailableError, FaultyArticleError } from '../source/errors.ts';
import type { Cms, CmsPage, ListedArticle } from './cms.ts';
import { maxBatch } from './pendingWrites.ts';
import { revisionOf } from './revisionOf.ts';

/** Consecutive pages that fail with whole articles, before the list is read without them. */
const mostFailures = 3;

/** Requests a page again without whole articles if it is too large, or the CMS does not support them. */
export class ListPages {
  readonly #cms: Cms;
  readonly #log: ContentLog;
  readonly #isWholeRequested: boolean;
  #failures = 0;

  constructor(cms: Cms, log: ContentLog, isWholeRequested: boolean) {
    this.#cms = cms;
    this.#log = log;
    this.#isWholeRequested = isWholeRequested;
  }

  async at(cursor: string | undefined): Promise<CmsPage> {
    if (!this.#isWholeRequested || this.#failures === mostFailures) return this.#cms.list(cursor);
    try {
      const page = await this.#cms.list(cursor, { whole: true });
      this.#failures = 0;
      return page;
    } catch (error) {
      if (!(error instanceof ContentUnavailableError)) throw error;
      const page = await this.#cms.list(cursor);
      this.#failures += 1;
      this.#log.warn({ err: error }, 'a page of the article list came without complete articles');
      return page;
    }
  }
}

/**
 * A faulty one is fetched later, at its own path.
 * @param beforePart called before each part; throws where this has to end
 */
export async function storeWhole(
  listed: readonly ListedArticle[],
  list: CmsStore['list'],
  log: ContentLog,
  beforePart: () => Promise<void>,
): Promise<void> {
  const whole = new Map(listed.map((each) => [each.path, each.whole]));
  const paths = [...(await list.onlyListed([...whole].flatMap(([path, read]) => (read ? path : []))))];
  let articles: FetchedArticle[] = [];
  let text = 0;
  for (const [index, path] of paths.entries()) {
    if (articles.length === 0) await beforePart();
    try {
      const document = await whole.get(path)?.();
      if (document) articles.push({ path, ...document, revision: revisionOf(document.text) });
      text += document?.text.length ?? 0;
    } catch (error) {
      if (!(error instanceof FaultyArticleError)) throw error;
      const details = { path, kind: error.kind, err: error };
      log.warn(details, 'an article in the list is invalid; it is requested by its path');
    }
    const isFull = articles.length === maxBatch.articles || text >= maxBatch.text;
    if (!isFull && index < paths.length - 1) continue;
    await list.fill(articles);
    articles = [];
    text = 0;
  }
}
