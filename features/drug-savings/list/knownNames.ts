import type { NamedSlug } from '../../../contracts/drugs/drugPages.ts';
import { SingleFlight } from '../../../platform/singleFlight.ts';
import type { FeatureParts } from '../../parts/feature.ts';
import { foldedName } from './drugNames.ts';
import type { KeptDrugs } from './keptDrugs.ts';

/** So long what is known of the list is believed, in milliseconds. */
export const believedForMs = 60_000;

interface KnownNamesParts {
  drugs: Pick<KeptDrugs, 'allNames'>;
  log: Pick<FeatureParts['log'], 'warn'>;
  /** The time in milliseconds, for tests. */
  now?: () => number;
}

/** Which drugs and brands have a page, for callers that cannot wait for the database. It is a minute old at most, and read again beside the caller. */
export class KnownNames {
  readonly #parts: KnownNamesParts;
  readonly #now: () => number;
  readonly #reading = new SingleFlight<void>();
  /** By slug, then by folded name. */
  #names: ReadonlyMap<string, string> | undefined;
  #byName: ReadonlyMap<string, readonly NamedSlug[]> = new Map();
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(parts: KnownNamesParts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
  }

  /** Whether there is a page. Until the list could be read once, every name counts as known. */
  has(slug: string): boolean {
    this.#readIfOld();
    return this.#names?.has(slug) ?? true;
  }

  /** The drugs and brands that a text names, whole and without a typing error: `Lipitor`, `water pill`. */
  named(text: string): readonly NamedSlug[] {
    this.#readIfOld();
    return this.#byName.get(foldedName(text)) ?? [];
  }

  /** Reads the list. What was known stays, where it cannot be read. */
  async read(): Promise<void> {
    await this.#reading.run('', async () => {
      // Set before the read, so that a failed one is not repeated immediately.
      this.#readAt = this.#now();
      try {
        const names = await this.#parts.drugs.allNames();
        const bySlug = new Map(
          names.flatMap(({ kind, slug, name }) => (kind === 'other' ? [] : [[slug, name]])),
        );
        this.#names = bySlug;
        this.#byName = Map.groupBy(
          names.map(({ slug, name }) => ({ folded: foldedName(name), slug, name: bySlug.get(slug) ?? name })),
          ({ folded }) => folded,
        );
      } catch (error) {
        this.#parts.log.warn({ err: error }, 'which drugs have a page could not be read');
      }
    });
  }

  #readIfOld(): void {
    if (this.#now() - this.#readAt > believedForMs) void this.read();
  }
}
