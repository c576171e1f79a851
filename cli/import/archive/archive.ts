/** The kinds of archives that `pagewell import` reads. */
export const archiveKinds = ['wordpress', 'ghost', 'markdown', 'html'] as const;
export type ArchiveKind = (typeof archiveKinds)[number];

/** Readers get a `published` post. `members` have signed in or paid. `skipped` is in the bin, or a copy that the system makes for itself; `unreadable` says nothing of it that can be read. */
export type PostStatus =
  | 'published'
  | 'draft'
  | 'scheduled'
  | 'private'
  | 'members'
  | 'password'
  | 'unreadable'
  | 'skipped';

/** A category or tag. */
export interface Term {
  slug: string;
  name: string;
}

export interface PostPicture {
  /** An address, or a file's name in the archive's folder. */
  src: string;
  alt?: string | undefined;
  /** HTML. */
  caption?: string | undefined;
}

/** A post as its archive has it: texts are not yet cleaned, addresses are those of the old site. */
export interface ArchivePost {
  /** Where it is in the archive, for messages: `line 412`, `guides/naps.md`. */
  place: string;
  /** Unique in the archive. */
  id: string;
  /** `post`, `page`, or another type of the old system. */
  type: string;
  title: string;
  slug: string;
  /** Its public address; undefined where it never had one. */
  address: string | undefined;
  /** Other addresses that led to it, such as `?p=12` or those of its old slugs. */
  formerAddresses: readonly string[];
  html: string;
  /** Plain text or HTML; the first that is not blank counts. */
  descriptions: readonly string[];
  status: PostStatus;
  /** ISO 8601 with its zone; undefined where the archive has none that can be read. */
  publishedAt: string | undefined;
  updatedAt: string | undefined;
  authors: readonly string[];
  categories: readonly Term[];
  tags: readonly Term[];
  picture: PostPicture | undefined;
  /** The id of its lead picture among the attachments. */
  pictureId: string | undefined;
  language: string | undefined;
  /** The same for all translations of one text. */
  translations: string | undefined;
  /** Further fields of the old system, by name. */
  fields: Readonly<Record<string, string>>;
  /** What could not be read of it. */
  notes: readonly string[];
}

/** A picture of the archive's library. */
export interface Attachment {
  id: string;
  /** The id of the post that it was uploaded for; blank for none. */
  post: string;
  address: string;
  alt: string;
  caption: string;
  /** Pixels. */
  size?: { width: number; height: number } | undefined;
}

/** The old site. */
export interface ArchiveSite {
  /** Its addresses, such as `https://old.example/blog`. */
  addresses: string[];
  language: string | undefined;
}

/** What an archive has, in its order. */
export type ArchiveEntry =
  | { is: 'site'; site: ArchiveSite }
  | { is: 'post'; post: ArchivePost }
  | { is: 'attachment'; attachment: Attachment }
  /** Content that posts refer to by its id. */
  | { is: 'part'; id: string; html: string }
  | { is: 'fault'; place: string; reason: string }
  /** Entries of the old system that are no articles, such as menus. */
  | { is: 'other'; type: string };

/** The fault of an archive without posts. */
export const noPosts =
  'it has no posts; what is read is a WordPress export (.xml), a Ghost export (.json), Markdown (.md) or HTML (.html) in a file or folder, and articles as JSON';

/** An archive that can be read several times. */
export interface Archive {
  kind: ArchiveKind;
  /** Its file or folder. */
  name: string;
  /** The folder that relative names of pictures refer to. */
  folder: string | undefined;
  entries: () => AsyncIterable<ArchiveEntry>;
}
