import { isRecord } from '#contracts/json/isRecord.ts';
import type { CmsState, StoredSite } from '../database/cms/cmsState.ts';
import { isoTime } from '../source/articleDocument.ts';
import type { ContentLog } from '../source/contentLog.ts';
import { ContentUnavailableError, isNotCalled } from '../source/errors.ts';
import type { Revisioned } from '../source/source.ts';
import type { Cms } from './cms.ts';
import { revisionOf } from './revisionOf.ts';

export class CmsSite {
  readonly #cms: Cms;
  readonly #state: CmsState;
  readonly #log: ContentLog;

  constructor(cms: Cms, state: CmsState, log: ContentLog) {
    this.#cms = cms;
    this.#state = state;
    this.#log = log;
  }

  /**
   * The last configuration while the CMS cannot be asked. @throws ContentUnavailableError if it has never
   * answered
   */
  async get(): Promise<Revisioned<unknown> | undefined> {
    if (!this.#cms.site) return undefined;
    const stored = await this.#readStored();
    try {
      const answer = await this.#cms.site(stored?.etag === undefined ? undefined : { etag: stored.etag });
      const now = new Date().toISOString();
      if (answer === 'unchanged') {
        await this.#tryStore(this.#state.confirmSite(now));
        return stored?.site;
      }
      if (answer === 'absent') {
        if (stored) await this.#tryStore(this.#state.storeSite(undefined));
        return undefined;
      }
      const { value, text, etag } = answer;
      const revision = revisionOf(text);
      const since = stored?.site.revision === revision ? stored.site.updatedAt : statedOr(value, now);
      await this.#tryStore(this.#state.storeSite({ text, revision, etag, since, confirmedAt: now }));
      return { value, revision, updatedAt: since };
    } catch (error) {
      if (!stored || !(error instanceof ContentUnavailableError)) throw error;
      if (!isNotCalled(error)) {
        const details = { kind: error.kind, err: error };
        this.#log.warn(details, 'the site configuration could not be fetched; the previous one is used');
      }
      return { ...stored.site, stale: { confirmedAt: stored.confirmedAt, cause: error.kind } };
    }
  }

  async #readStored(): Promise<StoredSite | undefined> {
    try {
      return await this.#state.site();
    } catch (error) {
      this.#log.warn({ err: error }, 'the previous site configuration could not be read from the store');
      return undefined;
    }
  }

  async #tryStore(storing: Promise<void>): Promise<void> {
    try {
      await storing;
    } catch (error) {
      this.#log.warn({ err: error }, 'the site configuration could not be stored');
    }
  }
}

function statedOr(value: unknown, now: string): string {
  return (isRecord(value) ? isoTime(value.updatedAt) : undefined) ?? now;
}
