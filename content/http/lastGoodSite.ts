import { isRecord } from '../../contracts/json/isRecord.ts';
import { isoTime } from '../source/articleDocument.ts';
import type { ContentLog } from '../source/contentLog.ts';
import { ContentUnavailableError, isTurnedAway } from '../source/errors.ts';
import type { Revisioned } from '../source/source.ts';
import type { CmsClient } from './cmsClient.ts';
import { type Copy, hash, LastGoodCopies } from './lastGoodCopies.ts';

/** There is one, under a name that no article has. */
const name = 'site';

/** The site's configuration as a CMS gives it, or last gave it: in memory and on disk. */
export class LastGoodSite {
  readonly #cms: CmsClient;
  readonly #copies: LastGoodCopies;
  readonly #log: ContentLog;

  private constructor(cms: CmsClient, copies: LastGoodCopies, log: ContentLog) {
    this.#cms = cms;
    this.#copies = copies;
    this.#log = log;
  }

  static async open(dataDir: string, cms: CmsClient, log: ContentLog): Promise<LastGoodSite> {
    const copies = await LastGoodCopies.open(dataDir, `${cms.address} site`, log, 1);
    return new LastGoodSite(cms, copies, log);
  }

  /**
   * What the CMS says; nothing where it has none. While it cannot be asked, what it last said.
   *
   * @throws ContentUnavailableError where it has never said anything
   */
  async get(): Promise<Revisioned<unknown> | undefined> {
    const copy = await this.#copies.get(name);
    try {
      const answer = await this.#cms.site(copy?.etag);
      const now = new Date().toISOString();
      if (answer.status === 'not-modified') return copy && revisioned(this.#copies.confirm(copy, now));
      if (answer.status === 'gone') {
        this.#copies.drop(name);
        return undefined;
      }
      const { json: value, text, etag } = answer;
      const revision = hash(text).slice(0, 32);
      const fetchedAt = copy?.revision === revision ? copy.fetchedAt : now;
      const next = { path: name, value, revision, etag, fetchedAt, confirmedAt: now };
      this.#copies.put(next, text);
      return revisioned(next);
    } catch (error) {
      if (!copy || !(error instanceof ContentUnavailableError)) throw error;
      if (!isTurnedAway(error)) {
        const details = { kind: error.kind, err: error };
        this.#log.warn(details, 'the site configuration could not be fetched, so the last one is used');
      }
      return { ...revisioned(copy), stale: { confirmedAt: copy.confirmedAt, cause: error.kind } };
    }
  }

  /** Settles when everything is written. */
  close(): Promise<void> {
    return this.#copies.close();
  }
}

function revisioned({ value, revision, fetchedAt }: Copy): Revisioned<unknown> {
  const stated = isRecord(value) ? isoTime(value.updatedAt) : undefined;
  return { value, revision, updatedAt: stated ?? fetchedAt };
}
