import type { DocumentCache } from '../cache/documentCache.ts';
import type { ArticleDocument } from '../input/document.ts';
import type { FoundInDocument } from '../input/foundInDocument.ts';
import type { Checker } from './checker.ts';
import { batchSize, type CheckerPool } from './checkerPool.ts';

/** Something that is done to many documents. */
export interface Work<Found extends FoundInDocument> {
  perform: (checker: Checker, documents: readonly ArticleDocument[]) => Promise<readonly Found[]>;
  /** Is told what came of a document, and its place among all of them. */
  take: (found: Found, place: number) => void;
}

export interface SpreadOptions<Found extends FoundInDocument, Kept> {
  pool: CheckerPool;
  /** How many documents there are, where that is known. */
  total: number | undefined;
  interruption: AbortSignal;
  cache?: DocumentCache<Found, Kept> | undefined;
}

/** Has something done to all documents that nothing is known of, by several checkers. Stops when it is interrupted. */
export async function spread<Found extends FoundInDocument, Kept>(
  documents: AsyncIterable<ArticleDocument>,
  { perform, take }: Work<Found>,
  { pool, total, interruption, cache }: SpreadOptions<Found, Kept>,
): Promise<void> {
  // How many have changed decides about threads, so names are only collected at first. They take hardly any memory.
  const isKept = cache !== undefined && !cache.isEmpty;
  const running = new Set<Promise<void>>();
  const waiting: { document: ArticleDocument; place: number }[] = [];
  let unknown = 0;
  const handOut = async (): Promise<void> => {
    while (waiting.length > 0) {
      const { checker, giveBack } = await pool.lease(isKept ? unknown : (total ?? unknown));
      if (interruption.aborted) return;
      const batch = waiting.splice(0, batchSize);
      const done = perform(
        checker,
        batch.map(({ document }) => document),
      ).then((found) => {
        for (const [index, one] of found.entries()) take(cache?.keep(one) ?? one, batch[index]?.place ?? 0);
        giveBack();
        running.delete(done);
      });
      running.add(done);
      // Whatever goes wrong meanwhile is met when all are awaited.
      done.catch(giveBack);
    }
  };

  let count = 0;
  for await (const document of documents) {
    if (interruption.aborted) break;
    const place = count++;
    const looked = cache ? cache.lookFor(document) : { document };
    if ('found' in looked) {
      take(looked.found, place);
      continue;
    }
    unknown++;
    waiting.push({ document: looked.document, place });
    const mayWait = waiting.length < batchSize || (isKept && document.kind === 'file');
    if (!mayWait) await handOut();
  }
  await handOut();
  await Promise.race([Promise.all(running), aborted(interruption)]);
  cache?.save();
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
