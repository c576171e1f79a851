/** What came of an article that was to be published. */
export type Published = { ok: true; changed: boolean } | { ok: false; reason: string };

/** What came of an article out of an archive. */
export type Imported = { ok: true; revision: string; changed: boolean } | { ok: false; reason: string };

/** How an article out of an archive is stored. */
export interface ImportedAs {
  as: 'published' | 'draft';
  /** The revision that the last import left; `null` for none. */
  basedOn: string | null;
  /** Paths that redirect to it. */
  formerPaths: readonly string[];
}

/** A picture of the site, or why it is none. Sizes in pixels, where they are known. */
export type TakenPicture =
  | { ok: true; src: string; width?: number; height?: number }
  | { ok: false; reason: string };

/** Where articles are imported. */
export interface ImportTarget {
  /**
   * Publishes an article, or says why it is not published.
   *
   * @param note what was changed, for readers; stored only if the article changed
   */
  publish: (path: string, article: unknown, note: string | undefined) => Promise<Published>;
  /** Stores an article out of an archive. What an editor did since the last import stays, and is the reason that is given. */
  store: (path: string, article: unknown, how: ImportedAs) => Promise<Imported>;
  /**
   * Takes a picture as an upload.
   *
   * @param name what its file was called
   */
  takePicture: (name: string, bytes: Buffer) => Promise<TakenPicture>;
  close: () => Promise<void>;
}

/** Why an article out of an archive was left as it is. */
export function conflictInWords(conflict: unknown): string {
  return conflict === 'changed-since'
    ? 'an editor has changed it since the last import, so it was left as it is'
    : 'another article is at this path, which this import has not made';
}
