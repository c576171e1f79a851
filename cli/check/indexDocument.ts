import { type CorpusEntry, indexArticle } from '#quality/corpus.ts';
import { parseArticle } from '#transformer/parseArticle.ts';
import { blockAnchors } from '#widgets/blockAnchors.ts';
import type { ArticleDocument } from '../input/document.ts';
import type { FoundInDocument } from '../input/foundInDocument.ts';
import { readDocument } from '../input/readDocument.ts';

/** What other articles need to know of the one in a document. */
export interface IndexedDocument extends FoundInDocument {
  /** Nothing where it holds no article. */
  entry: CorpusEntry | undefined;
}

/** Looks into a document for what other articles need to know. What cannot be read is told when it is checked. */
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
