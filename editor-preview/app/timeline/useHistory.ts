import { useCallback, useEffect, useRef, useState } from 'react';
import type { HistoryEntry } from '#editor-preview/model/history.ts';
import { failureMessage } from '../document/apiClient.ts';
import type { HistoryClient } from './historyClient.ts';

export interface LoadedHistory {
  readonly entries: readonly HistoryEntry[] | undefined;
  readonly hasMore: boolean;
  readonly failure: string | undefined;
  readonly loadMore: () => void;
}

interface Loaded {
  entries: readonly HistoryEntry[];
  next: string | undefined;
}

const refreshDelayMs = 700;

/**
 * Page by page; reloads the first page after changes.
 * @param version changes with each change of the article
 */
export function useHistory(client: HistoryClient, version: unknown): LoadedHistory {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<string>();
  const isFirst = useRef(true);

  const load = useCallback(
    async (before: string | undefined, isWanted: () => boolean) => {
      const answer = await client.page(before);
      if (!isWanted()) return;
      if (answer.kind !== 'done') {
        setFailure(failureMessage(answer));
        return;
      }
      setFailure(undefined);
      const { entries, next } = answer.value;
      setLoaded((known) =>
        before === undefined
          ? withNewest(known, entries, next)
          : { entries: [...(known?.entries ?? []), ...entries], next },
      );
    },
    [client],
  );

  useEffect(() => {
    let isHere = true;
    const wait = isFirst.current ? 0 : refreshDelayMs;
    isFirst.current = false;
    const timer = setTimeout(() => void load(undefined, () => isHere), wait);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [load, version]);

  const next = loaded?.next;
  return {
    entries: loaded?.entries,
    hasMore: next !== undefined,
    failure,
    loadMore: () => void (next !== undefined && load(next, () => true)),
  };
}

/** Merges the newest page with the known entries; if they do not overlap, only the newest page. */
export function withNewest(
  known: Loaded | undefined,
  entries: readonly HistoryEntry[],
  next: string | undefined,
): Loaded {
  const last = entries.at(-1);
  const at = last && known ? known.entries.findIndex((entry) => keyOf(entry) === keyOf(last)) : -1;
  if (!known || at < 0) return { entries, next };
  return { entries: [...entries, ...known.entries.slice(at + 1)], next: known.next };
}

export function keyOf(entry: HistoryEntry): string {
  switch (entry.kind) {
    case 'revision':
      return `r${entry.revision}`;
    case 'standing':
      return `w${entry.number}`;
    case 'folded':
      return `f${entry.sequence}`;
    case 'operation':
      return `o${entry.sequence}`;
  }
}
