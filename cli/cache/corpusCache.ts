import type { CorpusEntry } from '#quality/corpus.ts';
import type { IndexedDocument } from '../check/indexDocument.ts';
import { DocumentCache } from './documentCache.ts';

/** What other articles need to know of those in files; `null` for a file without one, as JSON knows no `undefined`. */
export type CorpusCache = DocumentCache<IndexedDocument, CorpusEntry | null>;

/**
 * @param file where it is kept
 * @param parts all that an index depends on besides the files
 */
export function corpusCache(file: string, parts: unknown): CorpusCache {
  return new DocumentCache<IndexedDocument, CorpusEntry | null>(file, parts, {
    kept: ({ entry }) => entry ?? null,
    found: (name, entry) => ({ name, entry: entry ?? undefined }),
  });
}
