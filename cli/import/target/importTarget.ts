export type Published = { ok: true; changed: boolean } | { ok: false; reason: string };

export type Imported = { ok: true; revision: string; changed: boolean } | { ok: false; reason: string };

export interface ImportedAs {
  as: 'published' | 'draft';
  basedOn: string | null;
  formerPaths: readonly string[];
}

/** On failure, the reason. Sizes in pixels, if known. */
export type TakenPicture =
  | { ok: true; src: string; width?: number; height?: number }
  | { ok: false; reason: string };

export interface ImportTarget {
  /** @param note what was changed, for readers; stored only if the article changed */
  publish: (path: string, article: unknown, note: string | undefined) => Promise<Published>;
  /** Changes of editors since the last import stay; the result then has the reason. */
  store: (path: string, article: unknown, how: ImportedAs) => Promise<Imported>;
  storePicture: (name: string, bytes: Buffer) => Promise<TakenPicture>;
  close: () => Promise<void>;
}

export function conflictInWords(conflict: unknown): string {
  return conflict === 'changed-since'
    ? 'an editor has changed it since the last import, so it was not changed'
    : 'this path has another article, or redirects to one, that was not imported from here';
}
