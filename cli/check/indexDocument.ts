import { type CorpusEntry, indexArticle } from '#quality/corpus.ts';
import { parseArticle } from '#transformer/parseArticle.ts';
import { blockAnchors } from '#widgets/blockAnchors.ts';
import type { ArticleDocument } from '../input/document.ts';
import type { FoundInDocument } from '../input/foundInDocument.ts';
import { readDocument } from '../input/readDocument.ts';

/** Facts about a document's article that other articles need. */
export interface IndexedDocument extends FoundInDocument {
  /** Undefined without an article. */
  entry: CorpusEntry | undefined;
}

/** Extracts facts that other articles need. An unreadable document is reported by its check. */
export function indexDocument(document: ArticleDocument): IndexedDocument {
  const { name } = document;
  const read = readDocument(document);
  if ('reason' in read) return { name, entry: undefined };
  if ('isUnchanged' in read) return { name, ...read, entry: undefined };
  const { bytes, stamp } = read;
  return { name, entry: entryOf(bytes), ...(stamp ? { stamp } : {}) };
}

function entryOf(bytes: Uint8Array): CorpusEntry | undefined {
  const parsed = parseArticle(bytes);
  return parsed.ok ? indexArticle(parsed.value, blockAnchors) : undefined;
}
