import type { CmsStore } from '../database/cms/cmsStore.ts';
import type { GivenArticle } from '../database/cms/givenArticle.ts';
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
  readonly #isWholeWanted: boolean;
  #failures = 0;

  constructor(cms: Cms, log: ContentLog, isWholeWanted: boolean) {
    this.#cms = cms;
    this.#log = log;
    this.#isWholeWanted = isWholeWanted;
  }

  async at(cursor: string | undefined): Promise<CmsPage> {
    if (!this.#isWholeWanted || this.#failures === mostFailures) return this.#cms.list(cursor);
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
 * @param before called before each part; throws where this has to end
 */
export async function keepWhole(
  listed: readonly ListedArticle[],
  list: CmsStore['list'],
  log: ContentLog,
  before: () => Promise<void>,
): Promise<void> {
  const whole = new Map(listed.map((each) => [each.path, each.whole]));
  const wanted = [...(await list.onlyListed([...whole].flatMap(([path, read]) => (read ? path : []))))];
  let given: GivenArticle[] = [];
  let text = 0;
  for (const [index, path] of wanted.entries()) {
    if (given.length === 0) await before();
    try {
      const document = await whole.get(path)?.();
      if (document) given.push({ path, ...document, revision: revisionOf(document.text) });
      text += document?.text.length ?? 0;
    } catch (error) {
      if (!(error instanceof FaultyArticleError)) throw error;
      const details = { path, kind: error.kind, err: error };
      log.warn(details, 'an article in the list is invalid; it is requested by its path');
    }
    const isFull = given.length === maxBatch.articles || text >= maxBatch.text;
    if (!isFull && index < wanted.length - 1) continue;
    await list.fill(given);
    given = [];
    text = 0;
  }
}
