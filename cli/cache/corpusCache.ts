import type { CorpusEntry } from '#quality/corpus.ts';
import type { IndexedDocument } from '../check/indexDocument.ts';
import { DocumentCache } from './documentCache.ts';

/**
 * Facts about articles in files that other articles need; `null` for a file without one, because JSON has no
 * `undefined`.
 */
export type CorpusCache = DocumentCache<IndexedDocument, CorpusEntry | null>;

/**
 * @param file path of the cache
 * @param parts everything that an index depends on besides the files
 */
export function corpusCache(file: string, parts: unknown): CorpusCache {
  return new DocumentCache<IndexedDocument, CorpusEntry | null>(file, parts, {
    kept: ({ entry }) => entry ?? null,
    found: (name, entry) => ({ name, entry: entry ?? undefined }),
  });
}
