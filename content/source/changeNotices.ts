import type { ContentLog } from './contentLog.ts';
import type { ChangeListener } from './source.ts';

/** Tells listeners in this process which article changed. A listener that throws costs the others nothing. */
export class ChangeNotices {
  readonly #listeners = new Set<ChangeListener>();
  readonly #log: ContentLog;

  constructor(log: ContentLog) {
    this.#log = log;
  }

  /** Adds a listener and returns the way to remove it. */
  add(listener: ChangeListener): () => void {
    // A separate wrapper, so that the same function can be added twice and each removal takes away one.
    const entry: ChangeListener = (path, revision) => listener(path, revision);
    this.#listeners.add(entry);
    return () => {
      this.#listeners.delete(entry);
    };
  }

  emit(path: string, revision?: string): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener(path, revision);
      } catch (error) {
        this.#log.error({ err: error, path }, 'a listener to content changes failed');
      }
    }
  }
}
