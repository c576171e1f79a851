/** The pictures that editors choose from, between the editor's browser app and the server. Constants and shapes only. */

export const mediaAddresses = {
  /**
   * `GET` with `words` and `after`: a `MediaPage`. `POST` with `name` and a picture's bytes as body: takes it, and answers
   * with it as `MediaPicture`; 422 and `{ error }` where it is none that is taken.
   */
  pictures: '/editor/api/pictures',
} as const;

export const mediaFields = {
  /** Words that all stand in a picture's name, text alternative, or the title or path of an article that uses it. */
  words: 'words',
  /** How many of those found are left out because they were sent before. */
  after: 'after',
  /** The address of the one that is looked for. */
  src: 'src',
  /** What the file was called where it came from. */
  name: 'name',
} as const;

/** What readers' browsers ask for uploaded pictures below. Names never get another content. */
export const uploadsPath = '/uploads';

/** Pictures that are sent at once. */
export const mediaPageSize = 48;
/** Of what is searched, in UTF-16 units. */
export const maxMediaWordsLength = 200;

/** An article that a picture stands in. */
export interface PictureUse {
  readonly path: string;
  readonly title: string;
}

/** A picture of the site. */
export interface MediaPicture {
  /** Its address, as articles have it. */
  readonly src: string;
  /** What it is called, as its file is. */
  readonly name: string;
  /** In pixels; undefined where nobody could read it. */
  readonly width?: number;
  readonly height?: number;
  /** The text alternative that an article gives it. */
  readonly alt?: string;
  /** The articles that it stands in, at most a few of them. */
  readonly uses: readonly PictureUse[];
  /** In how many it stands. */
  readonly usedIn: number;
  /** When it was uploaded, ISO 8601; undefined for one of the media folder. */
  readonly uploadedAt?: string;
  /** Who uploaded it. */
  readonly uploadedBy?: string;
}

export interface MediaPage {
  readonly pictures: readonly MediaPicture[];
  /** How many were found in all. */
  readonly found: number;
}
