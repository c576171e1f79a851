import type { FileStamp } from './fileStamp.ts';

export interface FoundInDocument {
  name: string;
  stamp?: FileStamp;
  /** The content has the known hash, so nothing was done. */
  isUnchanged?: boolean;
}
