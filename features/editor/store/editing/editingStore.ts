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
  keepDraft,
  type PublishedBy,
  publishAs,
} from '#content/database/articles/drafts.ts';
import { getPublished } from '#content/database/articles/publishedArticles.ts';
import {
  articleText,
  asJsonObject,
  beginEdited,
  bringToPresentForm,
  type Edited,
  keepEdited,
  loadEdited,
  lockArticle,
} from '#content/database/operations/editedRow.ts';
import {
  appendOperations,
  doneAmong,
  foldedTo,
  operationsSince,
  parkedAmong,
  parkOperations,
  sequenceOf,
  settle,
  touchedSince,
  unsettled,
} from '#content/database/operations/operationLog.ts';
import type { Database, Work } from '#content/database/tables/tables.ts';
import { checkPath } from '#content/source/articleDocument.ts';
import type { Revisioned } from '#content/source/source.ts';
import { articleItself, type EditedArticle } from '#editing/editedArticle.ts';
import type { JsonObject } from '#editing/editedValue.ts';
import type { ArticleState } from '#editing/editorPages.ts';
import {
  maxOperationsInReply,
  type OperationsReply,
  type ParkedOperation,
  type SequencedOperation,
} from '#editing/exchange.ts';
import type { Operation, Written } from '#editing/operation.ts';
import type { LoggedOperation } from '#editing/unseenTexts.ts';
import { articleJson, nodeAt, writeNode } from '#editing/writeValue.ts';
import { KnownArticles } from './knownArticles.ts';
import { type Merged, mergeOperations, UnseenOperations } from './mergeOperations.ts';

/** An article as an editor opens it. */
export interface OpenedArticle {
  article: Written;
  sequence: number;
  state: ArticleState;
  parked: readonly ParkedOperation[];
}

export interface OperationBatch {
  /** The sequence that the sender had seen all operations up to. */
  since: number;
  /** The window that sends; empty where that is not known. */
  sender: string;
  operations: readonly Operation[];
}

export type TakeOutcome =
  | ({ ok: true; changed: boolean } & OperationsReply)
  /** The sender has seen more than there is: the store is an older one. Nothing was written. */
  | { ok: false; sequence: number };

export interface EditedPublication extends PublishedBy {
  /** What the publisher has seen. */
  sequence: number;
  /** The published revision to follow on, where the draft follows on an older one. */
  onto?: string | undefined;
}

export type PublishEditedOutcome =
  | { ok: true; revision: string; changed: boolean }
  | DraftMoved
  | PublishedMoved;

/** Articles that are being edited, by their operations. */
export class EditingStore {
  readonly #db: Database;
  readonly #changes: ChangeBus;
  readonly #known = new KnownArticles();

  constructor(db: Database, changes: ChangeBus) {
    this.#db = db;
    this.#changes = changes;
  }

  /**
   * Opens an article: as the operations have left it, else its draft, else what is published or was last. From then on it is kept, so
   * that a later operation finds what its sender has seen.
   *
   * @param beginning of an article that is not there yet
   * @throws InvalidArticleError where no article can stand at the path
   */
  async open(path: string, beginning: JsonObject): Promise<OpenedArticle> {
    const { opened, isChanged } = await editing(this.#db, path, async (work) => {
      const kept = await loadOrBegin(work, path, beginning);
      const { article, sequence } = await bringToPresentForm(work, path, kept);
      const [draft, published] = [await getDraft(work, path), await getPublished(work, path)];
      const opened: OpenedArticle = {
        article: writeNode(nodeAt(article, articleItself), article),
        sequence,
        state: draft ? (published ? 'changed' : 'draft') : published ? 'published' : 'new',
        parked: await unsettled(work, path),
      };
      return { opened, isChanged: sequence !== kept.sequence };
    });
    if (isChanged) this.#changes.publishHere('operations', path);
    return opened;
  }

  /**
   * Does what an editor has done, in one transaction. An operation that was taken before is not done again. What cannot be
   * merged is parked: every operation ends in the one place or in the other.
   *
   * @param beginning of an article that is not there yet
   * @throws InvalidArticleError where no article can stand at the path
   */
  async take(path: string, batch: OperationBatch, beginning: JsonObject): Promise<TakeOutcome> {
    const { outcome, kept } = await editing(this.#db, path, async (work) => {
      const before = (await this.#known.load(work, path)) ?? (await loadOrBegin(work, path, beginning));
      return takeOperations(work, path, batch, before);
    });
    // Only what is committed: what was rolled back has never been.
    if (kept) {
      this.#known.remember(path, kept.after, kept.changedAt);
      this.#changes.publishHere('operations', path);
    }
    return outcome;
  }

  /** The last operation's sequence, and those that came after another one; undefined if no editor has opened the article. */
  async since(
    path: string,
    since: number,
  ): Promise<{ sequence: number; operations: SequencedOperation[] } | undefined> {
    const sequence = await sequenceOf(this.#db, path);
    if (sequence === undefined) return undefined;
    const operations = sequence > since ? await operationsSince(this.#db, path, since) : [];
    return { sequence: Math.max(sequence, operations.at(-1)?.sequence ?? 0), operations };
  }

  /** Marks a conflicting operation as resolved by an editor. Returns whether there is such an operation. */
  settle(path: string, id: string): Promise<boolean> {
    return settle(this.#db, path, id);
  }

  /**
   * Publishes an article as its operations have left it, if the last of them is the one that was seen. They go on behind
   * it, and items keep their keys.
   */
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
      // All that was done is published already.
      if (!draft && published) return { ok: true, revision: published.revision, changed: false };
      const basedOn = onto ?? draft?.basedOn;
      if (basedOn !== published?.revision) return publishedMoved(published);
      const revision = draft?.revision ?? (await nextRevision(work));
      const value = draft?.value ?? articleJson(edited.article);
      await publishAs(work, path, { revision, value, basedOn: basedOn ?? null }, { author, note });
      return { ok: true, revision, changed: true };
    });
    if (outcome.ok && outcome.changed)
      for (const topic of ['articles', 'operations'] as const) this.#changes.publishHere(topic, path);
    return outcome;
  }
}

/** What came of operations, and the article where it is another one now, with when the database wrote it. */
interface Taken {
  outcome: TakeOutcome;
  kept?: { after: Edited; changedAt: string };
}

async function takeOperations(
  work: Work,
  path: string,
  { since, sender, operations }: OperationBatch,
  before: Edited,
): Promise<Taken> {
  if (since > before.sequence) return { outcome: { ok: false, sequence: before.sequence } };
  const done = await doneAmong(work, path, operations);
  const parkedBefore = await parkedAmong(work, path, operations);
  const known = new Set([...done, ...parkedBefore.map(({ operation }) => operation.id)]);
  const fresh = operations.filter(({ id }) => isFirst(known, id));
  const foreign = (await touchedSince(work, path, { since, sender })).filter(({ id }) => !done.has(id));
  const log = foreign.length > 0 && fresh.some(writesTexts) ? await logSince(work, path, since, foreign) : [];
  const merged =
    since < (await foldedTo(work, path))
      ? keptApart(before.article, fresh)
      : mergeOperations(before.article, fresh, new UnseenOperations(foreign), log);

  const changed = merged.done.length > 0;
  const after = { article: merged.article, sequence: before.sequence + merged.done.length };
  await appendOperations(work, path, { after: before.sequence, sender, operations: merged.done });
  const parked = merged.parked.map((each) => (sender === '' ? each : { ...each, sender }));
  await parkOperations(work, path, parked);
  const changedAt = changed ? await keepEdited(work, path, after, before) : undefined;
  if (changed) await keepAsDraft(work, path, after, merged.done.at(-1)?.operation.author ?? '');
  const outcome: TakeOutcome = {
    ok: true,
    changed,
    sequence: after.sequence,
    operations: await operationsSince(work, path, since),
    parked: [...parkedBefore, ...parked],
  };
  return { outcome, ...(changedAt !== undefined && { kept: { after, changedAt } }) };
}

function writesTexts({ changes }: Operation): boolean {
  return changes.some(({ kind }) => kind === 'text');
}

/** All that was done since; nothing where that is more than is read at once. */
async function logSince(
  work: Work,
  path: string,
  since: number,
  foreign: readonly { id: string }[],
): Promise<LoggedOperation[]> {
  const ofOthers = new Set(foreign.map(({ id }) => id));
  const log = await operationsSince(work, path, since);
  if (log.length >= maxOperationsInReply) return [];
  return log.map(({ operation }) => ({ changes: operation.changes, isMine: !ofOthers.has(operation.id) }));
}

/**
 * What comes from a window that last heard of the article before the operations that are kept: what it meets cannot be
 * known, nor whether it was done already. An editor decides about it.
 */
function keptApart(article: EditedArticle, operations: readonly Operation[]): Merged {
  return {
    article,
    done: [],
    parked: operations.map((operation) => ({ operation, because: 'met', met: [] })),
  };
}

/** Runs work on the edited state of one article in one transaction, with the article locked. */
function editing<Result>(db: Database, path: string, run: (work: Work) => Promise<Result>): Promise<Result> {
  checkPath(path);
  return db.transaction().execute(async (work) => {
    await lockArticle(work, path);
    return run(work);
  });
}

async function loadOrBegin(work: Work, path: string, beginning: JsonObject): Promise<Edited> {
  const edited = await loadEdited(work, path);
  if (edited) return edited;
  const current =
    (await getDraft(work, path)) ?? (await getPublished(work, path)) ?? (await lastRevision(work, path));
  return beginEdited(work, path, current ? asJsonObject(current.value) : beginning);
}

/** What readers got last of an article that they get no longer. */
async function lastRevision(work: Work, path: string): Promise<Revisioned<unknown> | undefined> {
  const [last] = await listRevisions(work, path, { limit: 1 });
  return last && getRevision(work, path, last.revision);
}

/** The draft is what the operations have led to, for all that reads drafts. */
async function keepAsDraft(work: Work, path: string, { article }: Edited, author: string): Promise<void> {
  const draft = await work
    .selectFrom('drafts')
    .select('based_on')
    .where('path', '=', path)
    .executeTakeFirst();
  const basedOn = draft ? revisionOf(draft.based_on) : (await getPublished(work, path))?.revision;
  const json = articleJson(article);
  await keepDraft(work, path, { json: articleText(article), article: json, author, basedOn });
}

function revisionOf(number: string | null): string | undefined {
  return number === null ? undefined : String(number);
}

/** Whether an id comes for the first time; notes it. */
function isFirst(known: Set<string>, id: string): boolean {
  if (known.has(id)) return false;
  known.add(id);
  return true;
}
