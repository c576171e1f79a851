import type { NamedDrug } from '#contracts/drugs/drugPages.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import { SingleFlight } from '#platform/singleFlight.ts';
import { beginningsOf, foldedName } from './drugNames.ts';
import type { DrugStore } from './drugStore.ts';

/** How long the cached list is used. */
export const believedForMs = 60_000;
/** Of a text; its parts are looked up one by one. */
const maxWords = 16;
/** A shorter word next to others is rarely the medicine: “meal prep”, “CBD gummies”. */
const shortestPart = 5;

interface KnownNamesParts {
  drugs: Pick<DrugStore, 'allNames'>;
  log: Pick<FeatureParts['log'], 'warn'>;
  now?: () => number;
}

/** For callers that cannot wait for the database. At most a minute old, and reloaded in the background. */
export class KnownNames {
  readonly #parts: KnownNamesParts;
  readonly #now: () => number;
  readonly #reading = new SingleFlight<void>();
  /** By slug, then by normalized name. */
  #names: ReadonlyMap<string, string> | undefined;
  #byName: ReadonlyMap<string, readonly NamedDrug[]> = new Map();
  #byBeginning: ReadonlyMap<string, readonly NamedDrug[]> = new Map();
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(parts: KnownNamesParts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
  }

  /** Until the list was first read, every name counts as known. */
  has(slug: string): boolean {
    this.#readIfOld();
    return this.#names?.has(slug) ?? true;
  }

  /**
   * By a whole name, as `Lipitor` or `water pill`, else by its first words, as `ProAir` of ProAir HFA. If the text as
   * a whole is none, by the longest part of it that is.
   */
  named(text: string): readonly NamedDrug[] {
    this.#readIfOld();
    const words = foldedName(text).split(' ').slice(0, maxWords);
    for (let length = words.length; length > 0; length -= 1) {
      const found = partsOf(words, length).flatMap((part) => this.#namedExactly(part));
      if (found.length > 0)
        return length === words.length ? found : found.map((each) => ({ ...each, isPart: true }));
    }
    return [];
  }

  #namedExactly(folded: string): readonly NamedDrug[] {
    return this.#byName.get(folded) ?? this.#byBeginning.get(folded) ?? [];
  }

  /** On failure the cached list stays. */
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
        const shown = (slug: string, name: string) => ({ slug, name: bySlug.get(slug) ?? name, found: name });
        this.#byName = pagesByText(
          names.map(({ slug, name }) => ({ text: foldedName(name), page: shown(slug, name) })),
        );
        this.#byBeginning = pagesByText(
          names.flatMap(({ slug, name }) =>
            beginningsOf(name).map((text) => ({ text, page: shown(slug, name) })),
          ),
        );
      } catch (error) {
        this.#parts.log.warn({ err: error }, 'the list of drugs with a page could not be read');
      }
    });
  }

  #readIfOld(): void {
    if (this.#now() - this.#readAt > believedForMs) void this.read();
  }
}

function partsOf(words: readonly string[], length: number): string[] {
  const starts = words.length - length + 1;
  const parts = Array.from({ length: starts }, (_, start) => words.slice(start, start + length).join(' '));
  return parts.filter((part) => starts === 1 || part.length >= shortestPart);
}

/** Without duplicates, by the first name that matches. */
function pagesByText(
  named: readonly { text: string; page: NamedDrug }[],
): ReadonlyMap<string, readonly NamedDrug[]> {
  const pages = new Map<string, Map<string, NamedDrug>>();
  for (const { text, page } of named) {
    const found = pages.get(text) ?? new Map<string, NamedDrug>();
    if (!found.has(page.slug)) pages.set(text, found.set(page.slug, page));
  }
  return new Map([...pages].map(([text, bySlug]) => [text, [...bySlug.values()]]));
}
