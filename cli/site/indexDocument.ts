import { type CorpusEntry, indexArticle } from '../../quality/corpus.ts';
import { parseArticle } from '../../transformer/parseArticle.ts';
import type { FoundInDocument } from '../cache/documentCache.ts';
import { stampOf } from '../cache/fileStamp.ts';
import type { ArticleDocument } from '../input/document.ts';
import { readBounded } from '../input/readBounded.ts';

/** What other articles need to know of the one in a document. */
export interface IndexedDocument extends FoundInDocument {
  /** Nothing where it holds no article. */
  entry: CorpusEntry | undefined;
}

/** Looks into a document for what other articles need to know. What cannot be read is told when it is checked. */
export function indexDocument(document: ArticleDocument): IndexedDocument {
  const { name } = document;
  try {
    if (document.kind === 'unreadable') return { name, entry: undefined };
    if (document.kind === 'read') return { name, entry: entryOf(document.bytes) };
    if (!document.known) return { name, entry: entryOf(readBounded(name)) };
    const { bytes, stamp } = stampOf(name, () => readBounded(name));
    if (document.known.hash === stamp.hash) return { name, entry: undefined, stamp, isUnchanged: true };
    return { name, entry: entryOf(bytes), stamp };
  } catch {
    return { name, entry: undefined };
  }
}

function entryOf(bytes: Uint8Array): CorpusEntry | undefined {
  const parsed = parseArticle(bytes);
  return parsed.ok ? indexArticle(parsed.value) : undefined;
}
