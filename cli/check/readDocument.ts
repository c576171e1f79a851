import { createProblem } from '../../transformer/createProblem.ts';
import { type ParsedArticle, parseArticle } from '../../transformer/parseArticle.ts';
import { type FileStamp, stampOf } from '../cache/fileStamp.ts';
import type { ArticleDocument } from '../input/document.ts';
import { type FileReader, reasonOf } from '../input/readBounded.ts';
import type { CheckedDocument } from './checkedDocument.ts';

/** A document whose text has been read and parsed, or could not be parsed. */
export interface ReadDocument {
  document: ArticleDocument;
  bytes: Uint8Array;
  /** Where it is wanted. */
  stamp: FileStamp | undefined;
  parsed: ParsedArticle;
}

/** Reads and parses a document. One that cannot be read, or is known to be unchanged, is done with that. */
export function readDocument(document: ArticleDocument, reader: FileReader): ReadDocument | CheckedDocument {
  const { name } = document;
  let bytes: Uint8Array;
  let stamp: FileStamp | undefined;
  try {
    if (document.kind === 'unreadable') return unreadable(document, document.reason);
    if (document.kind === 'read') bytes = document.bytes;
    else if (!document.known) bytes = reader.read(name);
    else ({ bytes, stamp } = stampOf(name, () => reader.read(name)));
  } catch (error) {
    return unreadable(document, reasonOf(error));
  }
  if (stamp && document.kind === 'file' && document.known?.hash === stamp.hash) {
    return { name, stamp, path: '', findings: [], complete: true, isUnchanged: true };
  }
  return { document, bytes, stamp, parsed: parseArticle(bytes) };
}

function unreadable({ name, line }: ArticleDocument, reason: string): CheckedDocument {
  const problem = createProblem({
    rule: 'file/unreadable',
    severity: 'error',
    message: `This cannot be read: ${reason.replace(/\.$/, '')}.`,
    path: '',
    pointer: '',
    file: name,
    line,
    column: 1,
  });
  return { name, path: '', findings: [{ problem }], complete: false };
}
