import type { FoundInDocument } from '../input/foundInDocument.ts';
import type { Finding } from './placeProblems.ts';

/** A document and what was found in it. */
export interface CheckedDocument extends FoundInDocument {
  /** The article's path; '' where it has none. */
  path: string;
  /** Where it is no article, but says what stands around them. */
  isSite?: boolean;
  /** In the order of their places. */
  findings: readonly Finding[];
  /** False where the document could not be read, so that its article was not checked. */
  complete: boolean;
}
