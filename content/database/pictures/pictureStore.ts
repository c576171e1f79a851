import type { Database } from '../tables/tables.ts';

export interface NewPicture {
  /** Contains the hash of the bytes, so the same name is the same picture. */
  name: string;
  bytes: Uint8Array;
  width: number;
  height: number;
}

export interface UploadedPicture extends Omit<NewPicture, 'bytes'> {
  author: string;
  uploadedAt: string;
}

const publicColumns = ['name', 'width', 'height', 'author', 'uploaded_at'] as const;

export class PictureStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Idempotent: the same name is the same picture. */
  async store(picture: NewPicture, author: string): Promise<UploadedPicture> {
    await this.#db
      .insertInto('uploaded_pictures')
      .values({ ...picture, author })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const stored = await this.#db
      .selectFrom('uploaded_pictures')
      .select(publicColumns)
      .where('name', '=', picture.name)
      .executeTakeFirstOrThrow();
    return pictureOf(stored);
  }

  async read(name: string): Promise<Buffer | undefined> {
    const row = await this.#db
      .selectFrom('uploaded_pictures')
      .select('bytes')
      .where('name', '=', name)
      .executeTakeFirst();
    // One driver gives a buffer, the other plain bytes.
    return row && Buffer.from(row.bytes.buffer, row.bytes.byteOffset, row.bytes.byteLength);
  }

  async uploaded(): Promise<UploadedPicture[]> {
    const rows = await this.#db
      .selectFrom('uploaded_pictures')
      .select(publicColumns)
      .orderBy('uploaded_at', 'desc')
      .orderBy('name')
      .execute();
    return rows.map(pictureOf);
  }
}

interface PictureRow {
  name: string;
  width: number;
  height: number;
  author: string;
  uploaded_at: Date;
}

function pictureOf({ uploaded_at, ...picture }: PictureRow): UploadedPicture {
  return { ...picture, uploadedAt: uploaded_at.toISOString() };
}
