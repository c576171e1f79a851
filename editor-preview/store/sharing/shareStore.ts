import { type Selectable, sql } from 'kysely';
import { getRevision } from '#content/database/articles/articleStore.ts';
import { loadEdited, lockArticle } from '#content/database/operations/editedRow.ts';
import type { Database } from '#content/database/tables/tables.ts';
import { maxSharesOfArticle, type Share, type Shown } from '#editor-preview/model/sharing/share.ts';
import { articleJson } from '#editor-preview/model/writeValue.ts';
import type { EditorDatabase, EditorTables, ShareTable } from '../tables/tables.ts';

export interface NewShare {
  id: string;
  secretHash: string;
  shown: Shown;
  author: string;
  expiresAt: Date;
}

export type KeepOutcome =
  | { ok: true; share: Share }
  /** `moved`: the article has changed since; `too-many`: the limit of active links is reached. */
  | { ok: false; because: 'moved' | 'no-revision' | 'too-many' };

export interface OpenedShare {
  path: string;
  secretHash: string;
  share: Share;
  article: object | undefined;
}

export class ShareStore {
  readonly #db: Database;
  readonly #shares: EditorDatabase;

  constructor(db: Database) {
    this.#db = db;
    this.#shares = db.withTables<EditorTables>();
  }

  /** Stores the article's state too if the link shows one of a draft. */
  keep(path: string, { id, secretHash, shown, author, expiresAt }: NewShare): Promise<KeepOutcome> {
    return this.#db.transaction().execute(async (work): Promise<KeepOutcome> => {
      await lockArticle(work, path);
      const own = work.withTables<EditorTables>();
      if ((await countActive(own, path)) >= maxSharesOfArticle) return { ok: false, because: 'too-many' };
      let article: string | null = null;
      if (shown.kind === 'sequence') {
        const edited = await loadEdited(work, path);
        if (edited?.sequence !== shown.sequence) return { ok: false, because: 'moved' };
        article = JSON.stringify(articleJson(edited.article));
      }
      if (shown.kind === 'revision' && !(await getRevision(work, path, shown.revision)))
        return { ok: false, because: 'no-revision' };
      const row = await own
        .insertInto('shares')
        .values({
          id,
          path,
          secret_hash: secretHash,
          kind: shown.kind,
          sequence: shown.kind === 'sequence' ? shown.sequence : null,
          revision: shown.kind === 'revision' ? shown.revision : null,
          article,
          author,
          expires_at: expiresAt,
        })
        .returning(listed)
        .executeTakeFirstOrThrow();
      return { ok: true, share: shareOf(row) };
    });
  }

  async list(path: string): Promise<Share[]> {
    const rows = await this.#shares
      .selectFrom('shares')
      .select(listed)
      .where('path', '=', path)
      .orderBy('created_at', 'desc')
      .limit(4 * maxSharesOfArticle)
      .execute();
    return rows.map(shareOf);
  }

  async get(id: string): Promise<OpenedShare | undefined> {
    const row = await this.#shares
      .selectFrom('shares')
      .select([...listed, 'path', 'secret_hash', 'article'])
      .where('id', '=', id)
      .executeTakeFirst();
    return (
      row && {
        path: row.path,
        secretHash: row.secret_hash,
        share: shareOf(row),
        article: row.article ?? undefined,
      }
    );
  }

  async noteOpened(id: string): Promise<void> {
    await this.#shares
      .updateTable('shares')
      .set({ opened_at: sql<Date>`now()`, opened: sql<number>`opened + 1` })
      .where('id', '=', id)
      .execute();
  }

  /** Deletes a state that only it shows. Returns whether the article has this link. */
  async revoke(path: string, id: string, author: string): Promise<boolean> {
    const { numUpdatedRows } = await revoking(this.#shares, author)
      .where('path', '=', path)
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}

/** Revokes all links of a person: otherwise they would show drafts for up to 90 days. */
export async function revokeSharesOf(db: EditorDatabase, author: string, by: string): Promise<void> {
  await revoking(db, by).where('author', '=', author).execute();
}

function revoking(db: EditorDatabase, author: string) {
  return db.updateTable('shares').set({
    revoked_at: sql<Date>`coalesce(revoked_at, now())`,
    revoked_by: sql<string>`coalesce(revoked_by, ${author})`,
    article: null,
  });
}

const listed = [
  'id',
  'kind',
  'sequence',
  'revision',
  'author',
  'created_at',
  'expires_at',
  'revoked_at',
  'opened_at',
  'opened',
] as const;

type ListedRow = Pick<Selectable<ShareTable>, (typeof listed)[number]>;

function shareOf(row: ListedRow): Share {
  return {
    id: row.id,
    shown: shownOf(row),
    author: row.author,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    ...(row.revoked_at ? { revokedAt: row.revoked_at.toISOString() } : {}),
    ...(row.opened_at ? { openedAt: row.opened_at.toISOString() } : {}),
    opened: row.opened,
  };
}

function shownOf({ kind, sequence, revision }: ListedRow): Shown {
  if (kind === 'sequence') return { kind, sequence: sequence ?? 0 };
  if (kind === 'revision') return { kind, revision: String(revision) };
  return { kind };
}

async function countActive(db: EditorDatabase, path: string): Promise<number> {
  const { count } = await db
    .selectFrom('shares')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('path', '=', path)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return Number(count);
}
