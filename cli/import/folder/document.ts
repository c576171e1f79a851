import type { ArchivePost } from '../archive/archive.ts';

/** What a document says of itself, read from its file. */
export interface DocumentFile {
  /** Its name in the folder, such as `guides/naps.md`. */
  place: string;
  text: string;
  /** The zone of dates that have none. */
  timeZone: string | undefined;
}

/** A document as a post, and the address of the site that it is of, where it says that. */
export interface ReadDocument {
  post: ArchivePost;
  site: { address: string; language: string | undefined } | undefined;
}
