import type { Database } from '../tables/tables.ts';

/** A picture as it is stored: a WebP without anything but its pixels. */
export interface NewPicture {
  /** The last part of its address. It holds the hash of the bytes, so the same name is the same picture. */
  name: string;
  bytes: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

export interface UploadedPicture extends Omit<NewPicture, 'bytes'> {
  author: string;
  /** ISO 8601. */
  uploadedAt: string;
}

const told = ['name', 'width', 'height', 'author', 'uploaded_at'] as const;

/** Pictures that were uploaded. */
export class PictureStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Keeps a picture. One of the same name is the same picture, and stays as it is. */
  async keep(picture: NewPicture, author: string): Promise<UploadedPicture> {
    await this.#db
      .insertInto('uploaded_pictures')
      .values({ ...picture, author })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const kept = await this.#db
      .selectFrom('uploaded_pictures')
      .select(told)
      .where('name', '=', picture.name)
      .executeTakeFirstOrThrow();
    return pictureOf(kept);
  }

  /** The bytes of a picture; undefined where there is none of that name. */
  async read(name: string): Promise<Buffer | undefined> {
    const row = await this.#db
      .selectFrom('uploaded_pictures')
      .select('bytes')
      .where('name', '=', name)
      .executeTakeFirst();
    // One driver gives a buffer, the other plain bytes.
    return row && Buffer.from(row.bytes.buffer, row.bytes.byteOffset, row.bytes.byteLength);
  }

  /** All of them, the newest first. */
  async uploaded(): Promise<UploadedPicture[]> {
    const rows = await this.#db
      .selectFrom('uploaded_pictures')
      .select(told)
      .orderBy('uploaded_at', 'desc')
      .orderBy('name')
      .execute();
    return rows.map(pictureOf);
  }
}

interface ToldRow {
  name: string;
  width: number;
  height: number;
  author: string;
  uploaded_at: Date;
}

function pictureOf({ uploaded_at, ...picture }: ToldRow): UploadedPicture {
  return { ...picture, uploadedAt: uploaded_at.toISOString() };
}
