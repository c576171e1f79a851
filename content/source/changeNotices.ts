import type { ContentLog } from './contentLog.ts';
import type { ChangeListener } from './source.ts';

/** In this process. A throwing listener does not affect others. */
export class ChangeNotices {
  readonly #listeners = new Set<ChangeListener>();
  readonly #log: ContentLog;

  constructor(log: ContentLog) {
    this.#log = log;
  }

  add(listener: ChangeListener): () => void {
    // A separate wrapper, so that one function can be added twice, and removed once each.
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
