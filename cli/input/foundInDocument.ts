import type { FileStamp } from './fileStamp.ts';

/** Result of a document. */
export interface FoundInDocument {
  name: string;
  /** State of the file, if requested. */
  stamp?: FileStamp;
  /** Whether the content has the known hash: then nothing was done. */
  isUnchanged?: boolean;
}
