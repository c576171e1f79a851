import type { Operation } from '#editing/operation.ts';
import type { WaitingOperation } from './documentState.ts';
import type { Outbox } from './outbox.ts';

/** Persists queued operations in the browser, and removes sent ones. */
export interface OutboxWriter {
  follow: (before: readonly WaitingOperation[], now: readonly WaitingOperation[]) => void;
  /** Resolves when all pending writes have finished or failed. */
  settled: () => Promise<void>;
  /** Whether all writes have succeeded so far. */
  isPersisted: () => boolean;
}

/** @param outbox undefined if storage is unwanted or unavailable */
export function createOutboxWriter(
  path: string,
  outbox: Outbox | undefined,
  onFailed: () => void,
): OutboxWriter {
  let isPersisted = outbox !== undefined;
  let last: Promise<void> = Promise.resolve();
  const giveUp = (error: unknown): void => {
    if (!(error instanceof DOMException)) throw error;
    if (isPersisted) {
      isPersisted = false;
      onFailed();
    }
  };
  return {
    follow: (before, now) => {
      if (!outbox) return;
      const known = new Set(before.map(({ operation }) => operation));
      const news = now.filter(({ operation }) => !known.has(operation));
      const ids = idsOf(now);
      const gone = [...idsOf(before)].filter((id) => !ids.has(id));
      if (news.length > 0) last = outbox.keep(path, news).catch(giveUp);
      if (gone.length > 0) outbox.forget(path, gone).catch(giveUp);
    },
    settled: () => last,
    isPersisted: () => isPersisted,
  };
}

function idsOf(waiting: readonly WaitingOperation[]): ReadonlySet<Operation['id']> {
  return new Set(waiting.map(({ operation }) => operation.id));
}
