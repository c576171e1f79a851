import { type CorpusEntry, indexArticle } from '../../quality/corpus.ts';
import { parseArticle } from '../../transformer/parseArticle.ts';
import { type FileStamp, stampOf } from '../cache/fileStamp.ts';
import type { ArticleDocument } from '../input/document.ts';
import { readBounded } from '../input/readBounded.ts';

/** What other articles need to know of the one in a document. */
export interface IndexedDocument {
  name: string;
  /** Nothing where it holds no article. */
  entry: CorpusEntry | undefined;
  /** What the file was like, where that is wanted. */
  stamp?: FileStamp;
  /** Whether its content is the one that was known: then it was not looked into. */
  isUnchanged?: boolean;
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
