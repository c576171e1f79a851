import type {
  HistoryEntry,
  LoggedFold,
  LoggedOperation,
  LoggedRevision,
  LoggedStatusStep,
} from '#editor-preview/model/history.ts';
import { words } from '../words/words.ts';

export interface Session {
  readonly kind: 'session';
  readonly author: string;
  readonly operations: readonly LoggedOperation[];
}

export type TimelineItem = Session | LoggedRevision | LoggedStatusStep | LoggedFold;

/** A longer break begins another session, in minutes. */
export const longestBreak = 30;

/**
 * Newest first. Concurrent people have separate sessions; a publication or withdrawal ends all.
 * @param entries newest first
 */
export function sessionsOf(entries: readonly HistoryEntry[]): readonly TimelineItem[] {
  const items: (
    | LoggedRevision
    | LoggedStatusStep
    | LoggedFold
    | { kind: 'session'; author: string; operations: LoggedOperation[] }
  )[] = [];
  const open = new Map<string, LoggedOperation[]>();
  for (const entry of entries) {
    if (entry.kind !== 'operation') {
      open.clear();
      items.push(entry);
      continue;
    }
    const operations = open.get(entry.author);
    const newer = operations?.at(-1);
    if (operations && newer && minutesBetween(entry.at, newer.at) <= longestBreak) {
      operations.push(entry);
      continue;
    }
    const begun = [entry];
    open.set(entry.author, begun);
    items.push({ kind: 'session', author: entry.author, operations: begun });
  }
  return items;
}

/** Clocks of different computers: the order is irrelevant. */
function minutesBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / 60_000;
}

export function labelsOf({ operations }: Session): readonly { label: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { label = words.history.aChange } of operations) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].map(([label, count]) => ({ label, count }));
}
