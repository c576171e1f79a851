import type { Selectable } from 'kysely';
import type { ChangeBus } from '#content/changes/changeBus.ts';
import { lockArticle } from '#content/database/operations/editedRow.ts';
import type { Database } from '#content/database/tables/tables.ts';
import {
  type CommentStep,
  maxCommentSteps,
  type StoredCommentStep,
} from '#editor-preview/model/comments/comment.ts';
import type { CommentStepTable, EditorDatabase, EditorTables } from '../tables/tables.ts';

export type AddOutcome =
  | { ok: true; number: number }
  /** `no-comment`: its comment does not exist; `full`: the article has reached the limit. */
  | { ok: false; because: 'no-comment' | 'full' };

type Row = Omit<Selectable<CommentStepTable>, 'path'>;

export class CommentStore {
  readonly #db: Database;
  readonly #changes: ChangeBus;

  constructor(db: Database, changes: ChangeBus) {
    this.#db = db;
    this.#changes = changes;
  }

  /** Idempotent. */
  async add(path: string, step: CommentStep, author: string): Promise<AddOutcome> {
    const outcome = await this.#db.transaction().execute(async (work): Promise<AddOutcome> => {
      // Steps become visible in the order of their numbers, so a client never skips one.
      await lockArticle(work, path);
      const own = work.withTables<EditorTables>();
      const known = await numberOf(own, path, step.id);
      if (known !== undefined) return { ok: true, number: known };
      if (step.kind !== 'begin' && !(await isBegun(own, path, step.comment)))
        return { ok: false, because: 'no-comment' };
      const number = (await lastNumber(own, path)) + 1;
      if (number > maxCommentSteps) return { ok: false, because: 'full' };
      await own
        .insertInto('comment_steps')
        .values({
          path,
          number,
          id: step.id,
          kind: step.kind,
          comment: step.kind === 'begin' ? null : step.comment,
          place: step.kind === 'begin' ? JSON.stringify(step.place) : null,
          text: 'text' in step ? step.text.toWellFormed() : null,
          author,
        })
        .execute();
      return { ok: true, number };
    });
    if (outcome.ok) this.#changes.publishHere('comments', path);
    return outcome;
  }

  async since(path: string, number: number): Promise<StoredCommentStep[]> {
    const rows = await this.#db
      .withTables<EditorTables>()
      .selectFrom('comment_steps')
      .select(['number', 'id', 'kind', 'comment', 'place', 'text', 'author', 'at'])
      .where('path', '=', path)
      .where('number', '>', number)
      .orderBy('number')
      .execute();
    return rows.map(stepOf);
  }

  lastNumber(path: string): Promise<number> {
    return lastNumber(this.#db.withTables<EditorTables>(), path);
  }
}

function stepOf({ number, id, kind, comment, place, text, author, at }: Row): StoredCommentStep {
  const stored = { id, number, author, at: at.toISOString() };
  if (kind === 'begin') return { ...stored, kind, place: place ?? { block: '', name: '' }, text: text ?? '' };
  if (kind === 'answer') return { ...stored, kind, comment: comment ?? '', text: text ?? '' };
  return { ...stored, kind, comment: comment ?? '' };
}

async function lastNumber(db: EditorDatabase, path: string): Promise<number> {
  const row = await db
    .selectFrom('comment_steps')
    .select('number')
    .where('path', '=', path)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? 0;
}

async function numberOf(db: EditorDatabase, path: string, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('comment_steps')
    .select('number')
    .where('path', '=', path)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.number;
}

async function isBegun(db: EditorDatabase, path: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('comment_steps')
    .select('id')
    .where('path', '=', path)
    .where('id', '=', id)
    .where('kind', '=', 'begin')
    .executeTakeFirst();
  return row !== undefined;
}
