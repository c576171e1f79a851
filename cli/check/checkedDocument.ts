import type { FoundInDocument } from '../input/foundInDocument.ts';
import type { Finding } from './placeProblems.ts';

/** A document and its findings. */
export interface CheckedDocument extends FoundInDocument {
  /** The article's path; '' if it has none. */
  path: string;
  /** Set for a site configuration. */
  isSite?: boolean;
  /** Sorted by position. */
  findings: readonly Finding[];
  /** False if the document was unreadable, so that its article was not checked. */
  complete: boolean;
}
