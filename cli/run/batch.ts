import type { CheckedDocument, DocumentCheck } from '../check/checkDocument.ts';
import type { ArticleDocument } from '../input/document.ts';

/** Checks a few documents one after the other. */
export function checkBatch(documents: readonly ArticleDocument[], check: DocumentCheck): CheckedDocument[] {
  return documents.map(check);
}
