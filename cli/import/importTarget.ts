/** What came of an article that was to be published. */
export type Published = { ok: true; changed: boolean } | { ok: false; reason: string };

/** Where articles are imported. */
export interface ImportTarget {
  /**
   * Publishes an article, or says why it is not published.
   *
   * @param note what was changed, for readers; kept only where something was
   */
  publish: (path: string, article: unknown, note: string | undefined) => Promise<Published>;
  close: () => Promise<void>;
}
