import type { DocumentCache } from '../cache/documentCache.ts';
import type { ArticleDocument } from '../input/document.ts';
import type { FoundInDocument } from '../input/foundInDocument.ts';
import type { Checker } from './checker.ts';
import { batchSize, type CheckerPool } from './checkerPool.ts';

export interface Work<Found extends FoundInDocument> {
  perform: (checker: Checker, documents: readonly ArticleDocument[]) => Promise<readonly Found[]>;
  /** `place` is the index among all documents. */
  collect: (found: Found, place: number) => void;
}

export interface SpreadOptions<Found extends FoundInDocument, Stored> {
  pool: CheckerPool;
  total: number | undefined;
  interruption: AbortSignal;
  cache?: DocumentCache<Found, Stored> | undefined;
}

/** All uncached documents. Stops when interrupted. */
export async function spread<Found extends FoundInDocument, Stored>(
  documents: AsyncIterable<ArticleDocument>,
  { perform, collect }: Work<Found>,
  { pool, total, interruption, cache }: SpreadOptions<Found, Stored>,
): Promise<void> {
  // The number of changed files decides the number of threads. Names take little memory.
  const hasCache = cache !== undefined && !cache.isEmpty;
  const running = new Set<Promise<void>>();
  const pending: { document: ArticleDocument; place: number }[] = [];
  let unknown = 0;
  const dispatch = async (): Promise<void> => {
    while (pending.length > 0) {
      const { checker, release } = await pool.lease(hasCache ? unknown : (total ?? unknown));
      if (interruption.aborted) return;
      const batch = pending.splice(0, batchSize);
      const done = perform(
        checker,
        batch.map(({ document }) => document),
      ).then((found) => {
        for (const [index, one] of found.entries())
          collect(cache?.store(one) ?? one, batch[index]?.place ?? 0);
        release();
        running.delete(done);
      });
      running.add(done);
      done.catch(release);
    }
  };

  let count = 0;
  for await (const document of documents) {
    if (interruption.aborted) break;
    const place = count++;
    const looked = cache ? cache.lookFor(document) : { document };
    if ('found' in looked) {
      collect(looked.found, place);
      continue;
    }
    unknown++;
    pending.push({ document: looked.document, place });
    const canWait = pending.length < batchSize || (hasCache && document.kind === 'file');
    if (!canWait) await dispatch();
  }
  await dispatch();
  await Promise.race([Promise.all(running), aborted(interruption)]);
  cache?.save();
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
