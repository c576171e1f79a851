import { type CorpusEntry, indexArticle } from '#rules/engine/corpus.ts';
import { parseArticle } from '#transformer/validate/parseArticle.ts';
import { blockAnchors } from '#widgets/blockAnchors.ts';
import type { ArticleDocument } from '../input/document.ts';
import type { FoundInDocument } from '../input/foundInDocument.ts';
import { readDocument } from '../input/readDocument.ts';

export interface IndexedDocument extends FoundInDocument {
  entry: CorpusEntry | undefined;
}

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
