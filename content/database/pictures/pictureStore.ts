import type { Database } from '../tables/tables.ts';
import { type ArticleWithPictures, PicturesInUse } from './picturesInUse.ts';
import {
  keepPicture,
  listUploaded,
  type NewPicture,
  readPicture,
  type UploadedPicture,
} from './uploadedPictures.ts';

/** Pictures that were uploaded, and where pictures stand. */
export class PictureStore {
  readonly #db: Database;
  readonly #inUse: PicturesInUse;

  constructor(db: Database) {
    this.#db = db;
    this.#inUse = new PicturesInUse(db);
  }

  /** Keeps a picture. One of the same name is the same picture, and stays as it is. */
  keep(picture: NewPicture, author: string): Promise<UploadedPicture> {
    return keepPicture(this.#db, picture, author);
  }

  /** The bytes of an uploaded picture; undefined where there is none of that name. */
  read(name: string): Promise<Buffer | undefined> {
    return readPicture(this.#db, name);
  }

  /** All that was uploaded, the newest first. */
  uploaded(): Promise<UploadedPicture[]> {
    return listUploaded(this.#db);
  }

  /** All articles that readers or editors have, with the pictures in them. */
  inArticles(): Promise<readonly ArticleWithPictures[]> {
    return this.#inUse.read();
  }
}
