import type { Work } from '../database/tables/tables.ts';
import type { JobHandle, JobQueue, Jobs } from '../jobs/jobs.ts';
import { isArticlePath } from '../source/articleDocument.ts';
import type { ReadThrough } from './readThrough.ts';

const queueName = 'cms-fetches';
const concurrency = 4;
/** The deadline of a fetch, 15 seconds, and time to store. Another instance goes on so soon after one was killed. */
const leaseMs = 20_000;
const maxPauseMs = 60_000;
/** What a CMS does not give for a day is left to its list. */
const maxAgeMs = 24 * 60 * 60_000;

/** The CMS gave no answer, or it could not be stored. */
class NotFetchedError extends Error {
  override readonly name = 'NotFetchedError';
}

/**
 * Articles that a CMS notified us of, until each was fetched and stored: one fetch at a time for a path, after the latest notice of it. They are
 * jobs, so that no end of an instance loses one.
 */
export class CmsFetches implements JobHandle {
  readonly #jobs: Pick<Jobs, 'soon'>;
  readonly #queue: JobQueue<string>;

  constructor(jobs: Pick<Jobs, 'queue' | 'soon'>, articles: Pick<ReadThrough, 'fetchArticle'>) {
    this.#jobs = jobs;
    this.#queue = jobs.queue(queueName, {
      ...{ parse: parsePath, concurrency, leaseMs, maxPauseMs, maxAgeMs },
      isFinal: () => false,
      onGivenUp: async () => undefined,
      run: async (path) => {
        if (!(await articles.fetchArticle(path)))
          throw new NotFetchedError(`${path} could not be fetched from the CMS, or not stored.`);
      },
    });
  }

  /** Adds paths in the transaction that acknowledges a notice. */
  add(paths: readonly string[], work: Work): Promise<void> {
    return this.#queue.addAll(new Map(paths.map((path) => [path, path])), work);
  }

  /** Begins with what was added. */
  begin(): Promise<void> {
    return this.#jobs.soon(queueName);
  }

  close(): Promise<void> {
    return this.#queue.close();
  }
}

/** @throws TypeError */
function parsePath(stored: unknown): string {
  if (typeof stored !== 'string' || !isArticlePath(stored))
    throw new TypeError('This is no path of an article.');
  return stored;
}
