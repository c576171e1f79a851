import type { FoldedWork, StandingStep } from '#editing/history.ts';
import type { Change, Operation } from '#editing/operation.ts';
import type { ReviewKind } from '#editing/review/review.ts';
import type { ScheduleKind, ScheduleOutcome } from '#editing/review/schedule.ts';
import type { Database } from '../tables/tables.ts';

// All that is kept of an article, the oldest first. It is read a few rows at a time: a record may be longer than fits
// into memory.

/** A version that was published. */
export interface RevisionOnRecord {
  readonly revision: string;
  readonly author: string;
  readonly publishedAt: string;
  readonly note: string | null;
  /** The revision that was published when it was begun. */
  readonly basedOn: string | null;
  /** Of the last operation in it; `null` where nobody had opened the article in the editor. */
  readonly sequence: number | null;
  readonly article: unknown;
}

/** An operation that was done. */
export interface DoneOnRecord {
  readonly sequence: number;
  /** By the clock of the server. */
  readonly receivedAt: string;
  /** The window that it came from. */
  readonly sender: string;
  readonly operation: Operation;
  readonly inverse: readonly Change[];
}

/** Operations that are kept no longer themselves, and the version that they were published with. */
export interface FoldedOnRecord {
  /** The sequences from which and to which. */
  readonly first: number;
  readonly last: number;
  readonly revision: string;
  readonly authors: readonly FoldedWork[];
  readonly foldedAt: string;
}

/** An operation that could not be merged. */
export interface ParkedOnRecord {
  readonly parkedAt: string;
  /** When somebody has decided about it. */
  readonly settledAt: string | null;
  readonly because: string;
  readonly met: readonly string[];
  readonly operation: Operation;
}

/** A review that was asked for, or given. */
export interface ReviewOnRecord {
  readonly kind: ReviewKind;
  readonly author: string;
  readonly askedOf: string | null;
  readonly words: string;
  /** Of the last operation in what it is about. */
  readonly sequence: number;
  readonly at: string;
}

/** What was to be published or withdrawn at a time, and what became of that. */
export interface ScheduleOnRecord {
  readonly kind: ScheduleKind;
  readonly author: string;
  readonly madeAt: string;
  readonly dueAt: string;
  readonly note: string | null;
  readonly outcome: ScheduleOutcome | null;
  readonly reason: string | null;
  readonly endedAt: string | null;
}

/** What was done with the article as a whole. */
export interface StandingOnRecord {
  readonly at: string;
  readonly author: string;
  readonly step: StandingStep;
  /** The revision that readers got again by it. */
  readonly revision: string | null;
  /** Whether it was done because its time had come. */
  readonly planned: boolean;
}

const batch = 200;
/** Each holds a whole article. */
const revisionBatch = 10;

export async function* revisionsOnRecord(db: Database, path: string): AsyncIterable<RevisionOnRecord> {
  let behind = '0';
  for (;;) {
    const rows = await db
      .selectFrom('revisions')
      .select(['id', 'author', 'created_at', 'note', 'based_on', 'sequence', 'body'])
      .where('path', '=', path)
      .where('id', '>', behind)
      .orderBy('id')
      .limit(revisionBatch)
      .execute();
    for (const row of rows)
      yield {
        revision: String(row.id),
        author: row.author,
        publishedAt: row.created_at.toISOString(),
        note: row.note,
        basedOn: row.based_on === null ? null : String(row.based_on),
        sequence: row.sequence,
        article: row.body,
      };
    const last = rows.at(-1);
    if (!last || rows.length < revisionBatch) return;
    behind = String(last.id);
  }
}

export async function* operationsOnRecord(db: Database, path: string): AsyncIterable<DoneOnRecord> {
  let behind = 0;
  for (;;) {
    const rows = await db
      .selectFrom('operations')
      .select(['sequence', 'id', 'sender', 'author', 'at', 'label', 'changes', 'inverse', 'received_at'])
      .where('path', '=', path)
      .where('sequence', '>', behind)
      .orderBy('sequence')
      .limit(batch)
      .execute();
    for (const { sequence, sender, received_at, inverse, label, ...operation } of rows)
      yield {
        sequence,
        receivedAt: received_at.toISOString(),
        sender,
        operation: { ...operation, ...(label === null ? {} : { label }) },
        inverse,
      };
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    behind = last.sequence;
  }
}

export async function* foldedOnRecord(db: Database, path: string): AsyncIterable<FoldedOnRecord> {
  let behind = 0;
  for (;;) {
    const rows = await db
      .selectFrom('folded_operations')
      .select(['first', 'last', 'revision', 'authors', 'folded_at'])
      .where('path', '=', path)
      .where('last', '>', behind)
      .orderBy('last')
      .limit(batch)
      .execute();
    for (const { revision, folded_at, ...folded } of rows)
      yield { ...folded, revision: String(revision), foldedAt: folded_at.toISOString() };
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    behind = end.last;
  }
}

export async function* parkedOnRecord(db: Database, path: string): AsyncIterable<ParkedOnRecord> {
  let behind = '0';
  for (;;) {
    const rows = await db
      .selectFrom('parked_operations')
      .select(['number', 'operation', 'because', 'met', 'parked_at', 'settled_at'])
      .where('path', '=', path)
      .where('number', '>', behind)
      .orderBy('number')
      .limit(batch)
      .execute();
    for (const row of rows)
      yield {
        parkedAt: row.parked_at.toISOString(),
        settledAt: row.settled_at?.toISOString() ?? null,
        because: row.because,
        met: row.met,
        operation: row.operation,
      };
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    behind = String(last.number);
  }
}

export async function* reviewsOnRecord(db: Database, path: string): AsyncIterable<ReviewOnRecord> {
  const rows = await db
    .selectFrom('reviews')
    .select(['kind', 'author', 'asked_of', 'words', 'sequence', 'made_at'])
    .where('path', '=', path)
    .orderBy('number')
    .execute();
  for (const { asked_of, made_at, ...review } of rows)
    yield { ...review, askedOf: asked_of, at: made_at.toISOString() };
}

export async function* schedulesOnRecord(db: Database, path: string): AsyncIterable<ScheduleOnRecord> {
  const rows = await db
    .selectFrom('schedules')
    .select(['kind', 'author', 'made_at', 'due_at', 'note', 'outcome', 'reason', 'ended_at'])
    .where('path', '=', path)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  for (const { made_at, due_at, ended_at, ...schedule } of rows)
    yield {
      ...schedule,
      madeAt: made_at.toISOString(),
      dueAt: due_at.toISOString(),
      endedAt: ended_at?.toISOString() ?? null,
    };
}

export async function* standingsOnRecord(db: Database, path: string): AsyncIterable<StandingOnRecord> {
  const rows = await db
    .selectFrom('standings')
    .select(['at', 'author', 'step', 'revision', 'planned'])
    .where('path', '=', path)
    .orderBy('id')
    .execute();
  for (const { at, revision, ...standing } of rows)
    yield { ...standing, at: at.toISOString(), revision: revision === null ? null : String(revision) };
}
