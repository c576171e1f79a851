export const archiveKinds = ['wordpress', 'ghost', 'markdown', 'html'] as const;
export type ArchiveKind = (typeof archiveKinds)[number];

/** `members`: signed in or paid. `sent`: by email only. `skipped`: in the bin, or a copy. `unreadable`: unknown status. */
export type PostStatus =
  | 'published'
  | 'draft'
  | 'scheduled'
  | 'private'
  | 'members'
  | 'sent'
  | 'password'
  | 'unreadable'
  | 'skipped';

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

/** Not cleaned yet: texts and addresses are those of the old site. */
export interface ArchivePost {
  /** For messages: `line 412`, `guides/naps.md`. */
  place: string;
  /** Unique in the archive. */
  id: string;
  /** `post`, `page`, or another type of the old system. */
  type: string;
  title: string;
  slug: string;
  /** Undefined if it never was public. */
  address: string | undefined;
  /** Other addresses that led to it, such as `?p=12` or those of its old slugs. */
  formerAddresses: readonly string[];
  html: string;
  /** Plain text or HTML; the first that is not blank counts. */
  descriptions: readonly string[];
  status: PostStatus;
  /** ISO 8601 with its zone; undefined if missing or unreadable. */
  publishedAt: string | undefined;
  updatedAt: string | undefined;
  authors: readonly string[];
  categories: readonly Term[];
  tags: readonly Term[];
  picture: PostPicture | undefined;
  /** Attachment of the lead picture. */
  pictureId: string | undefined;
  language: string | undefined;
  /** Equal for all translations of one text. */
  translations: string | undefined;
  /** Further fields of the old system. */
  fields: Readonly<Record<string, string>>;
  /** Parts that could not be read. */
  notes: readonly string[];
}

export interface Attachment {
  id: string;
  /** Post that it was uploaded for; '' for none. */
  post: string;
  address: string;
  alt: string;
  caption: string;
  /** In pixels. */
  size?: { width: number; height: number } | undefined;
}

export interface ArchiveSite {
  addresses: string[];
  language: string | undefined;
}

export type ArchiveEntry =
  | { is: 'site'; site: ArchiveSite }
  | { is: 'post'; post: ArchivePost }
  | { is: 'attachment'; attachment: Attachment }
  /** Posts refer to it by its id. */
  | { is: 'part'; id: string; html: string }
  | { is: 'fault'; place: string; reason: string }
  /** No article, such as a menu. */
  | { is: 'other'; type: string };

export const noPosts =
  'it has no posts; supported are a WordPress export (.xml), a Ghost export (.json), Markdown (.md) or HTML (.html) in a file or folder, and articles as JSON';

export interface Archive {
  kind: ArchiveKind;
  name: string;
  folder: string | undefined;
  entries: () => AsyncIterable<ArchiveEntry>;
}
