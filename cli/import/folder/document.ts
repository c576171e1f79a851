import type { ArchivePost } from '../archive/archive.ts';

export interface DocumentFile {
  /** Such as `guides/naps.md`. */
  place: string;
  text: string;
  /** Of dates without a zone. */
  timeZone: string | undefined;
}

/** With the address of its site, if it names one. */
export interface ReadDocument {
  post: ArchivePost;
  site: { address: string; language: string | undefined } | undefined;
}
