import type { CorpusEntry } from '#rules/engine/corpus.ts';
import type { CorpusCache } from '../cache/corpusCache.ts';
import type { IndexedDocument } from '../check/indexDocument.ts';
import type { ArticleDocument } from '../input/document.ts';
import type { CheckerPool } from '../threads/checkerPool.ts';
import { spread } from '../threads/spread.ts';

/** By document name, in order. A file of lines has several entries. */
export type CorpusIndex = Map<string, CorpusEntry[]>;

export interface IndexingOptions {
  pool: CheckerPool;
  interruption: AbortSignal;
  cache?: CorpusCache | undefined;
}

export async function indexAll(
  documents: AsyncIterable<ArticleDocument>,
  { pool, interruption, cache }: IndexingOptions,
): Promise<CorpusIndex> {
  const found: IndexedDocument[] = [];
  await spread(
    documents,
    {
      perform: (checker, batch) => checker.index(batch),
      collect: (indexed, place) => {
        found[place] = indexed;
      },
    },
    { pool, total: undefined, interruption, cache },
  );
  const index: CorpusIndex = new Map();
  for (const { name, entry } of found) {
    const entries = index.get(name) ?? [];
    if (entry) entries.push(entry);
    index.set(name, entries);
  }
  return index;
}
