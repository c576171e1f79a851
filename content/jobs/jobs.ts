import type { Work } from '../database/tables/tables.ts';

export interface JobOptions {
  /** A run that takes longer without calling `extendLease` loses its lease to any instance. */
  leaseMs?: number;
  /** Longest pause after a failure, even if an upstream asks for more. Default: ten minutes, or a shorter interval. */
  maxPauseMs?: number;
}

export interface JobHandle {
  close(): Promise<void>;
}

export interface QueueOptions<Item> extends JobOptions {
  /** May run twice for an item: a process can end before it records the success. */
  run: (item: Item, signal: AbortSignal) => Promise<void>;
  /** Another release may have written it. Throws if it is invalid. */
  parse: (stored: unknown) => Item;
  concurrency?: number;
  maxAgeMs: number;
  /** The error is permanent for this item. */
  isFinal: (error: unknown) => boolean;
  onAbandoned: (item: Item) => Promise<void>;
}

export interface JobQueue<Item> extends JobHandle {
  /** Settles once no crash can lose the item. @param options.key serializes items, and replaces a queued one */
  add(item: Item, options?: { key?: string }): Promise<void>;
  /** In the caller's transaction; call `runSoon` after it. */
  addAll(items: ReadonlyMap<string, Item>, work: Work): Promise<void>;
}

export interface Jobs {
  /**
   * On one instance at a time.
   * @param run calls `extendLease` if it may outlast its lease; that throws when the run must end
   */
  every(
    name: string,
    intervalMs: number,
    run: (signal: AbortSignal, extendLease: () => Promise<void>) => Promise<void>,
    options?: JobOptions,
  ): JobHandle;
  queue<Item>(name: string, options: QueueOptions<Item>): JobQueue<Item>;
  /** And once more if it is running. After a failure the pause stays. Other instances notice when they poll. */
  runSoon(name: string): Promise<void>;
  status(): Promise<JobStatus[]>;
}

export interface JobStatus {
  name: string;
  isQueue: boolean;
  queued: number;
  ageSeconds: number;
  lastDoneAt: string | undefined;
  /** ISO 8601; undefined for an empty queue. */
  nextRunAt: string | undefined;
  isRunning: boolean;
  /** Consecutive ones; for a queue, of all its items. */
  failures: number;
  lastError: string | undefined;
}
