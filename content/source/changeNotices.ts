import type { ContentLog } from './contentLog.ts';

/** Tells listeners in this process which article changed. A listener that throws costs the others nothing. */
export class ChangeNotices {
  readonly #listeners = new Set<(path: string) => void>();
  readonly #log: ContentLog;

  constructor(log: ContentLog) {
    this.#log = log;
  }

  /** Adds a listener and returns the way to remove it. */
  add(listener: (path: string) => void): () => void {
    // A wrapper of its own, so that the same function can be added twice and each removal takes away one.
    const entry = (path: string) => listener(path);
    this.#listeners.add(entry);
    return () => {
      this.#listeners.delete(entry);
    };
  }

  emit(path: string): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener(path);
      } catch (error) {
        this.#log.error({ err: error, path }, 'a listener to content changes failed');
      }
    }
  }

  clear(): void {
    this.#listeners.clear();
  }
}
