import { sql } from 'kysely';
import type { ChangeBus } from '#content/changes/changeBus.ts';
import { lockArticle } from '#content/database/operations/editedRow.ts';
import { sequenceOf } from '#content/database/operations/operationLog.ts';
import type { Database } from '#content/database/tables/tables.ts';
import type { Review, ReviewKind } from '#editor-preview/model/review/review.ts';
import { maxReviews } from '#editor-preview/model/review/review.ts';
import type { EditorTables } from '../tables/tables.ts';

export interface NewReview {
  readonly kind: ReviewKind;
  readonly sequence: number;
  readonly person: string;
  readonly author: string;
  readonly askedOf?: string | undefined;
  readonly words: string;
}

/** Not of a deleted article whose path another one has now: such reviews stay for the record only. */
const isOfPresentArticle = sql<boolean>`not exists (
  select from standings gone where gone.path = reviews.path and gone.step = 'deleted' and gone.at >= reviews.made_at
    and not exists (select from deleted_articles d where d.path = gone.path)
    and not exists (select from standings back where back.path = gone.path and back.step = 'brought-back' and back.at > gone.at)
)`;

export class ReviewStore {
  readonly #db: Database;
  readonly #changes: ChangeBus;

  constructor(db: Database, changes: ChangeBus) {
    this.#db = db;
    this.#changes = changes;
  }

  /** Returns whether the reviewed state exists. */
  async add(path: string, { askedOf, ...review }: NewReview): Promise<boolean> {
    const isThere = await this.#db.transaction().execute(async (work) => {
      await lockArticle(work, path);
      const sequence = await sequenceOf(work, path);
      if (sequence === undefined || review.sequence > sequence) return false;
      await work
        .withTables<EditorTables>()
        .insertInto('reviews')
        .values({ path, ...review, asked_of: askedOf ?? null })
        .execute();
      return true;
    });
    if (isThere) this.#changes.publishHere('reviews', path);
    return isThere;
  }

  async of(path: string): Promise<Review[]> {
    const rows = await this.#db
      .withTables<EditorTables>()
      .selectFrom('reviews')
      .selectAll()
      .where('path', '=', path)
      .where(isOfPresentArticle)
      .orderBy('number', 'desc')
      .limit(maxReviews)
      .execute();
    return rows.reverse().map(({ number, sequence, kind, person, author, asked_of, words, made_at }) => ({
      number: Number(number),
      sequence,
      kind,
      person,
      author,
      ...(asked_of === null ? {} : { askedOf: asked_of }),
      words,
      at: made_at.toISOString(),
    }));
  }
}
