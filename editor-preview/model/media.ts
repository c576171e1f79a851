export const mediaAddresses = {
  /**
   * `GET` with `words` and `after`: a `MediaPage`. `POST` with `name` and an image's bytes: its `MediaPicture`;
   * 422 `{ error }` if it is not accepted.
   */
  pictures: '/editor/api/pictures',
} as const;

export const mediaFields = {
  /** All must occur in an image's name, text alternative, or the title or path of an article that uses it. */
  words: 'words',
  after: 'after',
  src: 'src',
  name: 'name',
} as const;

/** The public path of uploaded images. Names are immutable: their content never changes. */
export const uploadsPath = '/uploads';

export const mediaPageSize = 48;
export const maxMediaWordsLength = 200;

export interface PictureUse {
  readonly path: string;
  readonly title: string;
}

export interface MediaPicture {
  readonly src: string;
  readonly name: string;
  readonly width?: number;
  readonly height?: number;
  readonly alt?: string;
  readonly uses: readonly PictureUse[];
  readonly usedIn: number;
  readonly uploadedAt?: string;
  readonly uploadedBy?: string;
}

export interface MediaPage {
  readonly pictures: readonly MediaPicture[];
  readonly found: number;
}
