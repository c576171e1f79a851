import { setImmediate } from 'node:timers/promises';
import type { CorpusEntry } from '../../quality/corpus.ts';
import { inOrder, lookUp } from '../cache/documentCache.ts';
import type { SiteCache } from '../cache/siteCache.ts';
import type { ArticleDocument } from '../input/document.ts';
import { batchesOf } from '../run/batch.ts';
import { tuneEngine } from '../run/engine.ts';
import type { ThreadPool } from '../run/threads.ts';
import { type IndexedDocument, indexDocument } from './indexDocument.ts';

/** What is known of articles, by the names of their documents, in the order of these. A file of lines holds several. */
export type SiteIndex = Map<string, CorpusEntry[]>;

export interface IndexingOptions {
  pool: ThreadPool;
  interruption: AbortSignal;
  cache?: SiteCache | undefined;
}

/** Looks into all documents of a site for what its articles need to know of each other, on threads where there are many. */
export async function indexAll(
  documents: AsyncIterable<ArticleDocument>,
  { pool, interruption, cache }: IndexingOptions,
): Promise<SiteIndex> {
  const found: (readonly IndexedDocument[])[] = [];
  const running = new Set<Promise<void>>();
  let looked = 0;
  for await (const batch of batchesOf(documents)) {
    if (interruption.aborted) break;
    const place = found.push([]) - 1;
    const { known, unknown } = lookUp(batch, cache);
    const take = (indexed: readonly IndexedDocument[]): void => {
      const kept = indexed.map((each) => cache?.keep(each) ?? each);
      found[place] = unknown.length === batch.length ? kept : inOrder(batch, [...known, ...kept]);
    };
    looked += unknown.length;
    const threads = pool.startFor(looked);
    // This thread looks as well whenever the others have enough to do.
    if (unknown.length === 0 || !threads?.hasRoom) {
      // A piece of a text would keep the whole text.
      take(structuredClone(unknown.map(indexDocument)));
      if (threads?.haveLoaded) tuneEngine();
      await setImmediate();
      continue;
    }
    const indexing = threads.index(unknown).then((indexed) => {
      take(indexed);
      running.delete(indexing);
    });
    running.add(indexing);
    // Whatever goes wrong meanwhile is met when all are awaited.
    indexing.catch(() => {});
  }
  await Promise.all(running);
  cache?.save();
  return byName(found.flat());
}

function byName(documents: readonly IndexedDocument[]): SiteIndex {
  const index: SiteIndex = new Map();
  for (const { name, entry } of documents) {
    const entries = index.get(name) ?? [];
    if (entry) entries.push(entry);
    index.set(name, entries);
  }
  return index;
}
