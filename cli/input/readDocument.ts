import { readBounded, reasonOf } from '../files/readBounded.ts';
import type { ArticleDocument } from './document.ts';
import { type FileStamp, stampOf } from './fileStamp.ts';

/** Content of a document; or that it is unchanged; or why it is unreadable. */
export type ReadDocument =
  | { bytes: Uint8Array; stamp?: FileStamp }
  | { isUnchanged: true; stamp: FileStamp }
  | { reason: string };

export function readDocument(document: ArticleDocument): ReadDocument {
  try {
    if (document.kind === 'unreadable') return { reason: document.reason };
    if (document.kind === 'read') return { bytes: document.bytes };
    const { name, known } = document;
    if (!known) return { bytes: readBounded(name) };
    const { bytes, stamp } = stampOf(name, () => readBounded(name));
    return known.hash === stamp.hash ? { stamp, isUnchanged: true } : { bytes, stamp };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}
