import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { CorpusEntry } from '#rules/engine/corpus.ts';
import { expandArguments } from '../input/expandArguments.ts';
import { documentsOfFiles, noStandardInput } from '../input/fileDocuments.ts';
import { type CorpusIndex, type IndexingOptions, indexAll } from './indexAll.ts';

export class Corpus {
  #index: CorpusIndex;
  readonly targets: readonly string[];
  readonly #options: IndexingOptions;
  entries: readonly CorpusEntry[];

  constructor(index: CorpusIndex, targets: readonly string[], options: IndexingOptions) {
    this.#index = index;
    this.targets = targets;
    this.#options = options;
    this.entries = entriesOf(index);
  }

  /** @returns whether facts have changed */
  async update(names: readonly string[]): Promise<boolean> {
    const present = names.filter((name) => existsSync(name));
    const changed = await indexAll(documentsOfFiles(present, noStandardInput), this.#options);
    const news = names.filter(
      (name) => !isDeepStrictEqual(this.#index.get(name) ?? [], changed.get(name) ?? []),
    );
    if (news.length === 0) return false;
    for (const name of news) this.#index.set(name, changed.get(name) ?? []);
    // In the order of a first run: of two articles with one path the first counts.
    const all = expandArguments(this.targets).names;
    this.#index = new Map(all.map((name) => [name, this.#index.get(name) ?? []]));
    this.entries = entriesOf(this.#index);
    return true;
  }
}

function entriesOf(index: CorpusIndex): CorpusEntry[] {
  return [...index.values()].flat();
}
