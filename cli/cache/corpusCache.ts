import type { CorpusEntry } from '#rules/engine/corpus.ts';
import type { IndexedDocument } from '../check/indexDocument.ts';
import { DocumentCache } from './documentCache.ts';

/** `null` for a file without an article, because JSON has no `undefined`. */
export type CorpusCache = DocumentCache<IndexedDocument, CorpusEntry | null>;

export function corpusCache(file: string, parts: unknown): CorpusCache {
  return new DocumentCache<IndexedDocument, CorpusEntry | null>(file, parts, {
    toStored: ({ entry }) => entry ?? null,
    fromStored: (name, entry) => ({ name, entry: entry ?? undefined }),
  });
}
