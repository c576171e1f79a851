import { readArticle } from '../../quality/json/readArticle.ts';
import { createProblem } from '../../transformer/createProblem.ts';
import type { ParsedArticle } from '../../transformer/parseArticle.ts';
import { type FileStamp, stampOf } from '../cache/fileStamp.ts';
import type { ArticleDocument } from '../input/document.ts';
import { FileReader, reasonOf } from '../input/readBounded.ts';
import type { CheckedDocument } from './checkedDocument.ts';

/** A document whose text has been read and parsed, or could not be parsed. */
export interface ReadDocument {
  document: ArticleDocument;
  bytes: Uint8Array;
  /** Where it is wanted. */
  stamp: FileStamp | undefined;
  parsed: ParsedArticle;
}

/** Whether nothing is left to do: a document could not be read, or is known to be unchanged. */
export function isDone(one: ReadDocument | CheckedDocument): one is CheckedDocument {
  return 'findings' in one;
}

/**
 * So many articles are read, then validated, then shown to the rules: that takes a twentieth less than one article
 * after the other. They are all in memory meanwhile, so large ones are fewer.
 */
const groupSize = 8;
const groupBytes = 256 * 1024;

/** Reads and parses documents, a few at a time. */
export class DocumentReader {
  readonly #files = new FileReader(groupBytes);

  /**
   * The next documents, at least one.
   *
   * @param start 0-based number of the first
   * @returns with bytes that hold until the next group is read
   */
  readGroup(documents: readonly ArticleDocument[], start: number): (ReadDocument | CheckedDocument)[] {
    this.#files.reuse();
    const group: (ReadDocument | CheckedDocument)[] = [];
    let brought = 0;
    for (const document of documents.slice(start, start + groupSize)) {
      group.push(readDocument(document, this.#files));
      if (document.kind === 'read') brought += document.bytes.length;
      if (brought + this.#files.taken > groupBytes) break;
    }
    return group;
  }
}

function readDocument(document: ArticleDocument, files: FileReader): ReadDocument | CheckedDocument {
  const { name } = document;
  let bytes: Uint8Array;
  let stamp: FileStamp | undefined;
  try {
    if (document.kind === 'unreadable') return unreadable(document, document.reason);
    if (document.kind === 'read') bytes = document.bytes;
    else if (!document.known) bytes = files.read(name);
    else ({ bytes, stamp } = stampOf(name, () => files.read(name)));
  } catch (error) {
    return unreadable(document, reasonOf(error));
  }
  if (stamp && document.kind === 'file' && document.known?.hash === stamp.hash) {
    return { name, stamp, path: '', findings: [], complete: true, isUnchanged: true };
  }
  return { document, bytes, stamp, parsed: readArticle(bytes) };
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
