import type { Work } from '../database/tables/tables.ts';
import type { JobHandle, JobQueue, Jobs } from '../jobs/jobs.ts';
import { isArticlePath } from '../source/articleDocument.ts';
import type { ReadThrough } from './readThrough.ts';

const queueName = 'cms-fetches';
const concurrency = 4;
const leaseMs = 20_000;
const maxPauseMs = 60_000;
/** After a day the regular reading of the list finds it. */
const maxAgeMs = 24 * 60 * 60_000;

/** No answer from the CMS, or it could not be stored. */
class NotFetchedError extends Error {
  override readonly name = 'NotFetchedError';
}

export class CmsFetches implements JobHandle {
  readonly #jobs: Pick<Jobs, 'runSoon'>;
  readonly #queue: JobQueue<string>;

  constructor(jobs: Pick<Jobs, 'queue' | 'runSoon'>, articles: Pick<ReadThrough, 'fetchArticle'>) {
    this.#jobs = jobs;
    this.#queue = jobs.queue(queueName, {
      ...{ parse: parsePath, concurrency, leaseMs, maxPauseMs, maxAgeMs },
      isFinal: () => false,
      onAbandoned: async () => undefined,
      run: async (path) => {
        if (!(await articles.fetchArticle(path)))
          throw new NotFetchedError(`${path} could not be fetched from the CMS or stored.`);
      },
    });
  }

  add(paths: readonly string[], work: Work): Promise<void> {
    return this.#queue.addAll(new Map(paths.map((path) => [path, path])), work);
  }

  begin(): Promise<void> {
    return this.#jobs.runSoon(queueName);
  }

  close(): Promise<void> {
    return this.#queue.close();
  }
}

function parsePath(stored: unknown): string {
  if (typeof stored !== 'string' || !isArticlePath(stored))
    throw new TypeError('This is not an article path.');
  return stored;
}
