import type { FileStamp } from './fileStamp.ts';

/** What came of a document. */
export interface FoundInDocument {
  name: string;
  /** What the file was like, where that is wanted. */
  stamp?: FileStamp;
  /** Whether its content is the one that was known: then nothing was done. */
  isUnchanged?: boolean;
}
