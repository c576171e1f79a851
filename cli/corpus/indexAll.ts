import type { CorpusEntry } from '#quality/corpus.ts';
import type { CorpusCache } from '../cache/corpusCache.ts';
import type { IndexedDocument } from '../check/indexDocument.ts';
import type { ArticleDocument } from '../input/document.ts';
import type { CheckerPool } from '../threads/checkerPool.ts';
import { spread } from '../threads/spread.ts';

/** Facts about articles by document name, in order. A file of lines has several. */
export type CorpusIndex = Map<string, CorpusEntry[]>;

export interface IndexingOptions {
  pool: CheckerPool;
  interruption: AbortSignal;
  cache?: CorpusCache | undefined;
}

/** Extracts from all documents of a site the facts that its articles need about each other. */
export async function indexAll(
  documents: AsyncIterable<ArticleDocument>,
  { pool, interruption, cache }: IndexingOptions,
): Promise<CorpusIndex> {
  /** By index. */
  const found: IndexedDocument[] = [];
  await spread(
    documents,
    {
      perform: (checker, batch) => checker.index(batch),
      take: (indexed, place) => {
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
