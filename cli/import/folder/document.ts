import type { ArchivePost } from '../archive/archive.ts';

export interface DocumentFile {
  place: string;
  text: string;
  timeZone: string | undefined;
}

/** With the address of its site, if it names one. */
export interface ReadDocument {
  post: ArchivePost;
  site: { address: string; language: string | undefined } | undefined;
}
