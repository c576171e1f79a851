import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ChangeBus } from '#content/changes/changeBus.ts';
import {
  getRevision,
  listRevisions,
  nextRevision,
  type PublishedMoved,
  publishedMoved,
  publishing,
} from '#content/database/articles/articleStore.ts';
import {
  type DraftMoved,
  draftMoved,
  getDraft,
  type PublishedBy,
  publishAs,
} from '#content/database/articles/drafts.ts';
import { getPublished } from '#content/database/articles/publishedArticles.ts';
import { presentPath } from '#content/database/articles/redirects.ts';
import {
  articleText,
  asJsonObject,
  beginEdited,
  bringToPresentForm,
  type Edited,
  loadEdited,
  lockArticle,
} from '#content/database/operations/editedRow.ts';
import { sequenceOf } from '#content/database/operations/operationLog.ts';
import type { Database, Work } from '#content/database/tables/tables.ts';
import { checkPath } from '#content/source/articleDocument.ts';
import type { Revisioned } from '#content/source/source.ts';
import { articleItself } from '#editor-preview/model/editedArticle.ts';
import type { JsonObject } from '#editor-preview/model/editedValue.ts';
import type { ArticleState } from '#editor-preview/model/editorPages.ts';
import type { ConflictingOperation, SequencedOperation } from '#editor-preview/model/exchange.ts';
import type { Written } from '#editor-preview/model/operation.ts';
import { articleJson, nodeAt, writeNode } from '#editor-preview/model/writeValue.ts';
import { settle, unsettled } from '../operations/conflictingOperations.ts';
import { operationsSince } from '../operations/loggedOperations.ts';
import { type OperationBatch, type TakeOutcome, takeOperations } from './takeOperations.ts';

/** In UTF-16 units of their JSON: a dozen long articles. */
const maxKnown = 5_000_000;

/** Articles as this process saved them. The database is only asked if another process changed them. */
class KnownArticles {
  readonly #known = new LRUCache<string, { edited: Edited; changedAt: string }>({
    maxSize: maxKnown,
    sizeCalculation: ({ edited }) => articleText(edited.article).length,
  });

  async load(work: Work, path: string): Promise<Edited | undefined> {
    const known = this.#known.get(path);
    if (known) {
      const row = await work
        .selectFrom('edited_articles')
        .select(['sequence', sql<string>`updated_at::text`.as('changed_at')])
        .where('path', '=', path)
        .executeTakeFirst();
      if (row?.sequence === known.edited.sequence && row.changed_at === known.changedAt) return known.edited;
    }
    return loadEdited(work, path);
  }

  /** Call only after the commit. */
  remember(path: string, edited: Edited, changedAt: string): void {
    this.#known.set(path, { edited, changedAt });
  }
}

export interface OpenedArticle {
  id: string;
  path: string;
  article: Written;
  sequence: number;
  state: ArticleState;
  parked: readonly ConflictingOperation[];
}

export interface EditedPublication extends PublishedBy {
  /** Last sequence that the publisher has seen. */
  sequence: number;
  /** Published revision to rebase the draft on. */
  onto?: string | undefined;
}

export type PublishEditedOutcome =
  | { ok: true; revision: string; changed: boolean }
  | DraftMoved
  | PublishedMoved;

export class EditingStore {
  readonly #db: Database;
  readonly #changes: ChangeBus;
  readonly #known = new KnownArticles();

  constructor(db: Database, changes: ChangeBus) {
    this.#db = db;
    this.#changes = changes;
  }

  /**
   * Stores the edited state, else the draft, else the last revision as base of operations. @throws
   * InvalidArticleError
   */
  async open(at: string, beginning: JsonObject): Promise<OpenedArticle> {
    const { opened, isChanged } = await editing(this.#db, { path: at }, async (work, path) => {
      const saved = await loadOrBegin(work, path, beginning);
      const { article, sequence } = await bringToPresentForm(work, path, saved);
      const [draft, published] = [await getDraft(work, path), await getPublished(work, path)];
      const opened: OpenedArticle = {
        id: await idOf(work, path),
        path,
        article: writeNode(nodeAt(article, articleItself), article),
        sequence,
        state: draft ? (published ? 'changed' : 'draft') : published ? 'published' : 'new',
        parked: await unsettled(work, path),
      };
      return { opened, isChanged: sequence !== saved.sequence };
    });
    if (isChanged) this.#changes.publishHere('operations', opened.path);
    return opened;
  }

  /**
   * Ignores repeated operations. Those that cannot be merged become conflicts, none is lost. @throws
   * InvalidArticleError
   */
  async take(
    at: string,
    { article: id, ...batch }: OperationBatch & { article?: string | undefined },
    beginning: JsonObject,
  ): Promise<TakeOutcome> {
    const { path, outcome, saved } = await editing(this.#db, { path: at, id }, async (work, path) => {
      const before = (await this.#known.load(work, path)) ?? (await loadOrBegin(work, path, beginning));
      return { path, ...(await takeOperations(work, path, batch, before)) };
    });
    // Only after the commit: a rolled back change must not be cached.
    if (saved) {
      this.#known.remember(path, saved.after, saved.changedAt);
      this.#changes.publishHere('operations', path);
    }
    return outcome;
  }

  async since(
    path: string,
    since: number,
  ): Promise<{ sequence: number; operations: SequencedOperation[] } | undefined> {
    const sequence = await sequenceOf(this.#db, path);
    if (sequence === undefined) return undefined;
    const operations = sequence > since ? await operationsSince(this.#db, path, since) : [];
    return { sequence: Math.max(sequence, operations.at(-1)?.sequence ?? 0), operations };
  }

  settle(path: string, id: string): Promise<boolean> {
    return settle(this.#db, path, id);
  }

  /** Only if its last operation is the one that was seen. Editing continues from it, with the same keys. */
  async publish(
    path: string,
    { sequence, onto, author, note }: EditedPublication,
  ): Promise<PublishEditedOutcome> {
    const outcome = await publishing(this.#db, async (work): Promise<PublishEditedOutcome> => {
      await lockArticle(work, path);
      const edited = await loadEdited(work, path);
      const draft = await getDraft(work, path);
      const published = await getPublished(work, path);
      if (edited?.sequence !== sequence) return draftMoved(draft ?? published);
      if (!draft && published) return { ok: true, revision: published.revision, changed: false };
      const basedOn = onto ?? draft?.basedOn;
      if (basedOn !== published?.revision) return publishedMoved(published);
      const [last] = await listRevisions(work, path, { limit: 1 });
      // A plan that was carried out later than the draft was saved has a higher number.
      const isNewest = draft && BigInt(draft.revision) > BigInt(last?.revision ?? 0);
      const revision = isNewest ? draft.revision : await nextRevision(work);
      const value = draft?.value ?? articleJson(edited.article);
      await publishAs(work, path, { revision, value, basedOn: basedOn ?? null }, { author, note });
      return { ok: true, revision, changed: true };
    });
    if (outcome.ok && outcome.changed)
      for (const topic of ['articles', 'operations'] as const) this.#changes.publishHere(topic, path);
    return outcome;
  }
}

async function editing<Result>(
  db: Database,
  { path, id }: { path: string; id?: string | undefined },
  run: (work: Work, path: string) => Promise<Result>,
): Promise<Result> {
  checkPath(path);
  const { done, present } = await db.transaction().execute(async (work) => {
    await lockArticle(work, path);
    // It may have been renamed while this waited for the lock.
    const present = await presentPath(work, path, id);
    return { present, done: present === path ? { result: await run(work, path) } : undefined };
  });
  return done ? done.result : editing(db, { path: present, id }, run);
}

async function idOf(work: Work, path: string): Promise<string> {
  const { id } = await work
    .selectFrom('edited_articles')
    .select('id')
    .where('path', '=', path)
    .executeTakeFirstOrThrow();
  return id;
}

async function loadOrBegin(work: Work, path: string, beginning: JsonObject): Promise<Edited> {
  const edited = await loadEdited(work, path);
  if (edited) return edited;
  const current =
    (await getDraft(work, path)) ?? (await getPublished(work, path)) ?? (await lastRevision(work, path));
  return beginEdited(work, path, current ? asJsonObject(current.value) : beginning);
}

async function lastRevision(work: Work, path: string): Promise<Revisioned<unknown> | undefined> {
  const [last] = await listRevisions(work, path, { limit: 1 });
  return last && getRevision(work, path, last.revision);
}
