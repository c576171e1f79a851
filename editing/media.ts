/** The protocol of the editor's media library. Constants and types only. */

export const mediaAddresses = {
  /**
   * `GET` with `words` and `after`: a `MediaPage`. `POST` with `name` and an image's bytes as body: stores it
   * and returns its `MediaPicture`; 422 `{ error }` if it is not accepted.
   */
  pictures: '/editor/api/pictures',
} as const;

export const mediaFields = {
  /**
   * Words that all occur in an image's name, text alternative, or the title or path of an article that uses
   * it.
   */
  words: 'words',
  /** The number of results to skip, because they were sent before. */
  after: 'after',
  /** The address of a searched image. */
  src: 'src',
  /** The original file name. */
  name: 'name',
} as const;

/** The public path of uploaded images. Names are immutable: their content never changes. */
export const uploadsPath = '/uploads';

/** Images per response. */
export const mediaPageSize = 48;
/** Of the search words, in UTF-16 units. */
export const maxMediaWordsLength = 200;

/** An article that uses an image. */
export interface PictureUse {
  readonly path: string;
  readonly title: string;
}

/** An image of the site. */
export interface MediaPicture {
  /** Its address, as in articles. */
  readonly src: string;
  /** Its file name. */
  readonly name: string;
  /** In pixels; undefined if it cannot be read. */
  readonly width?: number;
  readonly height?: number;
  /** The text alternative from an article. */
  readonly alt?: string;
  /** Some of the articles that use it. */
  readonly uses: readonly PictureUse[];
  /** The number of articles that use it. */
  readonly usedIn: number;
  /** Upload time, ISO 8601; undefined for the media folder. */
  readonly uploadedAt?: string;
  /** The uploader. */
  readonly uploadedBy?: string;
}

export interface MediaPage {
  readonly pictures: readonly MediaPicture[];
  /** The total number of results. */
  readonly found: number;
}
