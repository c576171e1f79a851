import type { FoundInDocument } from '../input/foundInDocument.ts';
import type { Finding } from './placeProblems.ts';

export interface CheckedDocument extends FoundInDocument {
  path: string;
  isSite?: boolean;
  findings: readonly Finding[];
  /** False if the document was unreadable. */
  complete: boolean;
}
