import { SingleFlight } from '../../../platform/singleFlight.ts';
import type { FeatureParts } from '../../parts/feature.ts';
import type { KeptDrugs } from './keptDrugs.ts';

/** So long what is known of the list is believed, in milliseconds. */
export const believedForMs = 60_000;

interface KnownSlugsParts {
  drugs: Pick<KeptDrugs, 'allSlugs'>;
  log: Pick<FeatureParts['log'], 'warn'>;
  /** The time in milliseconds, for tests. */
  now?: () => number;
}

/**
 * Which drugs and brands have a page, for whoever cannot wait for the database: pages that are being rendered. What is known is a minute old
 * at most when somebody begins to ask, and is asked for anew beside them.
 */
export class KnownSlugs {
  readonly #parts: KnownSlugsParts;
  readonly #now: () => number;
  readonly #reading = new SingleFlight<void>();
  #known: ReadonlySet<string> | undefined;
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(parts: KnownSlugsParts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
  }

  /** Whether there is a page. While nobody could ever say so, all of them are taken for known. */
  has(slug: string): boolean {
    if (this.#now() - this.#readAt > believedForMs) void this.read();
    return this.#known?.has(slug) ?? true;
  }

  /** Reads the list. What was known stays, where it cannot be read. */
  async read(): Promise<void> {
    await this.#reading.run('', async () => {
      // Whoever asks meanwhile, or after a failure, does not ask for it again at once.
      this.#readAt = this.#now();
      try {
        this.#known = new Set(await this.#parts.drugs.allSlugs());
      } catch (error) {
        this.#parts.log.warn({ err: error }, 'which drugs have a page could not be read');
      }
    });
  }
}
