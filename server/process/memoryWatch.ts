import path from 'node:path';
import { getHeapStatistics, writeHeapSnapshot } from 'node:v8';
import type { Logger } from 'pino';
import { heapShare, maxHeapShare } from './heap.ts';

/** How often memory is looked at, in milliseconds. */
const interval = 1_000;

/**
 * So many looks in a row may find too little memory. Work is refused from the first one on, so what was taken by too
 * many requests is free again long before; what is not free then is lost.
 */
export const patience = 10;

interface MemoryWatchOptions {
  log: Logger;
  /** Ends the process in good order. */
  end: () => void;
  /** Where a heap snapshot is written first; undefined for none. */
  snapshotFolder: string | undefined;
  share?: () => number;
  write?: (file: string) => void;
}

/**
 * Ends the process in good order when its memory stays nearly used up, and says why: what leaks would otherwise stop
 * it in the middle of its work, after a long time in which it did little but look for garbage.
 */
export class MemoryWatch {
  readonly #options: MemoryWatchOptions;
  #looksInNeed = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: MemoryWatchOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => this.look(), interval).unref();
  }

  look(): void {
    const { share = heapShare } = this.#options;
    this.#looksInNeed = share() > maxHeapShare ? this.#looksInNeed + 1 : 0;
    if (this.#looksInNeed < patience) return;
    clearInterval(this.#timer);
    this.#looksInNeed = 0;
    const { log, end } = this.#options;
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    log.fatal({ used, limit, snapshot: this.#writeSnapshot() }, 'memory stays used up; the process ends');
    end();
  }

  #writeSnapshot(): string | undefined {
    const { snapshotFolder, log, write = writeHeapSnapshot } = this.#options;
    if (snapshotFolder === undefined) return undefined;
    const moment = new Date().toISOString().replaceAll(':', '-');
    const file = path.resolve(snapshotFolder, `Heap.${moment}.${process.pid}.heapsnapshot`);
    try {
      write(file);
      return file;
    } catch (error) {
      log.error({ err: error, file }, 'the heap snapshot could not be written');
      return undefined;
    }
  }
}
