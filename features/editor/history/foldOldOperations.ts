import type { Logger } from 'pino';
import type { DatabaseStore } from '#content/database/databaseStore.ts';

/** How long after the start it is looked first what is old, and how often from then on, in milliseconds. */
export const firstFold = 10 * 60_000;
export const foldEvery = 6 * 60 * 60_000;

interface FoldParts {
  store: { history: Pick<DatabaseStore['history'], 'fold'> };
  log: Logger;
}

/**
 * Folds what was published and is old, now and then: logs of operations would grow without end. Every server does it, and
 * the store lets one at a time do it to an article; what fails is tried again with the next round.
 *
 * @returns ends it; waits for what is under way
 */
export function foldOldOperations({ store, log }: FoldParts): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  let isEnded = false;
  let timer = setTimeout(round, firstFold).unref();

  function round(): void {
    timer = setTimeout(round, foldEvery).unref();
    underWay ??= foldAll()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'old operations could not be folded; it is tried again');
      })
      .finally(() => {
        underWay = undefined;
      });
  }
  async function foldAll(): Promise<void> {
    let behind = '';
    do behind = await store.history.fold(new Date(), behind);
    while (behind !== '' && !isEnded);
  }
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await underWay;
  };
}
