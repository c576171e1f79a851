import type { Work } from '../database/tables/tables.ts';

export interface JobOptions {
  /** A run that takes longer without calling `hold` loses its lease, and any instance may begin again. */
  leaseMs?: number;
  /** The longest pause after a failure, also where an upstream asks for a longer one; by default ten minutes, and no more than the interval. */
  maxPauseMs?: number;
}

export interface JobHandle {
  /** Ends runs by their signals and waits for them; then the name is free again. */
  close(): Promise<void>;
}

export interface QueueOptions<Item> extends JobOptions {
  /** Does what an item asks for. It may run twice for an item: a process can end between doing it and saying so. */
  run: (item: Item, signal: AbortSignal) => Promise<void>;
  /** Reads a stored item, which another release may have written. Throws where it is not valid. */
  parse: (stored: unknown) => Item;
  /** Items that one instance works on concurrently; 1 by default. */
  concurrency?: number;
  /** A failing item of this age is given up. */
  maxAgeMs: number;
  /** Whether an error will come again however often the item is tried. */
  isFinal: (error: unknown) => boolean;
  /** Called before an item that is given up is deleted. */
  onGivenUp: (item: Item) => Promise<void>;
}

export interface JobQueue<Item> extends JobHandle {
  /**
   * Stores an item; settles when no end of this process can lose it.
   *
   * @param options.key items of one key are run one after the other; one that is queued already is replaced
   */
  add(item: Item, options?: { key?: string }): Promise<void>;
  /** Stores items by their keys in a transaction of the caller, who calls `soon` after it. */
  addAll(items: ReadonlyMap<string, Item>, work: Work): Promise<void>;
}

/** Background work that one instance of those that share a database does for all. */
export interface Jobs {
  /**
   * A job that runs each interval, on one instance at a time.
   *
   * @param run calls `hold` between its steps where it may take longer than its lease: that throws where it has to end
   */
  every(
    name: string,
    intervalMs: number,
    run: (signal: AbortSignal, hold: () => Promise<void>) => Promise<void>,
    options?: JobOptions,
  ): JobHandle;
  /** Items that are stored and worked on once each, by any instance. */
  queue<Item>(name: string, options: QueueOptions<Item>): JobQueue<Item>;
  /** Makes a repeated job due now, and once more if it is running; one that failed keeps its pause. This instance looks immediately, for items of a queue too; others when they poll. */
  soon(name: string): Promise<void>;
  /** What is known of each job, by name, for operators. */
  status(): Promise<JobStatus[]>;
}

export interface JobStatus {
  name: string;
  isQueue: boolean;
  /** Items in the queue. */
  queued: number;
  /** How long the longest queued item is there, or how far a repeated job is behind its time. */
  ageSeconds: number;
  /** The last run that succeeded, ISO 8601. */
  lastDoneAt: string | undefined;
  /** When it runs next, ISO 8601; undefined for an empty queue. */
  nextRunAt: string | undefined;
  isRunning: boolean;
  /** Failures in a row, of a queue those of all its items. */
  failures: number;
  lastError: string | undefined;
}
