import { type Selectable, sql } from 'kysely';
import type { Database, StoreTables } from '#content/database/tables/tables.ts';
import {
  type HistoryEntry,
  type HistoryPage,
  type LoggedFold,
  type LoggedOperation,
  type LoggedRevision,
  type LoggedStatusStep,
  maxHistoryEntries,
} from '#editor-preview/model/history.ts';

/** An operation has its sequence and 0. Revisions and status changes follow the operation that they include. */
interface Position {
  readonly sequence: number;
  readonly number: string;
}

/** @param before the {@link HistoryPage.next} of the previous page; by default the newest page */
export async function historyPage(db: Database, path: string, before?: string): Promise<HistoryPage> {
  const from = before === undefined ? undefined : positionIn(before);
  const all = [
    ...(await operationsBefore(db, path, from)),
    ...(await revisionsBefore(db, path, from)),
    ...(await standingsBefore(db, path, from)),
    ...(await foldedBefore(db, path, from)),
  ].toSorted((one, other) => (isBefore(positionOf(one), positionOf(other)) ? 1 : -1));
  const entries = all.slice(0, maxHistoryEntries);
  const last = entries.at(-1);
  return { entries, ...(last && all.length > entries.length ? { next: textOf(positionOf(last)) } : {}) };
}

function positionOf(entry: HistoryEntry): Position {
  return { sequence: entry.sequence, number: numberOf(entry) };
}

function numberOf(entry: HistoryEntry): string {
  switch (entry.kind) {
    case 'operation':
    case 'folded':
      return '0';
    case 'revision':
      return entry.revision;
    case 'standing':
      return entry.number;
  }
}

function isBefore(one: Position, other: Position): boolean {
  if (one.sequence !== other.sequence) return one.sequence < other.sequence;
  return BigInt(one.number) < BigInt(other.number);
}

function textOf({ sequence, number }: Position): string {
  return `${sequence}.${number}`;
}

export function isPosition(text: string): boolean {
  return /^\d{1,9}\.\d{1,18}$/.test(text);
}

function positionIn(text: string): Position {
  const [sequence = '', number = ''] = text.split('.');
  return { sequence: Number(sequence), number };
}

const limit = maxHistoryEntries + 1;

async function operationsBefore(
  db: Database,
  path: string,
  from: Position | undefined,
): Promise<LoggedOperation[]> {
  const rows = await db
    .selectFrom('operations')
    .select(['sequence', 'author', 'at', 'label'])
    .where('path', '=', path)
    .$if(from !== undefined, (select) =>
      select.where('sequence', from?.number === '0' ? '<' : '<=', from?.sequence ?? 0),
    )
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute();
  return rows.map(loggedOperation);
}

type OperationRow = Pick<Selectable<StoreTables['operations']>, 'sequence' | 'author' | 'at' | 'label'>;

export function loggedOperation({ sequence, author, at, label }: OperationRow): LoggedOperation {
  return { kind: 'operation', sequence, author, at, ...(label === null ? {} : { label }) };
}

async function foldedBefore(db: Database, path: string, from: Position | undefined): Promise<LoggedFold[]> {
  const rows = await db
    .selectFrom('folded_operations')
    .select(['first', 'last', 'revision', 'authors'])
    .where('path', '=', path)
    .$if(from !== undefined, (select) =>
      select.where('last', from?.number === '0' ? '<' : '<=', from?.sequence ?? 0),
    )
    .orderBy('last', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ first, last, revision, authors }) => ({
    kind: 'folded',
    first,
    sequence: last,
    revision: String(revision),
    authors,
  }));
}

async function revisionsBefore(
  db: Database,
  path: string,
  from: Position | undefined,
): Promise<LoggedRevision[]> {
  const position = sql<number>`coalesce(revisions.sequence, 0)`;
  const rows = await db
    .selectFrom('revisions')
    .leftJoin('articles', 'articles.published_revision', 'revisions.id')
    .select(['revisions.id', 'revisions.author', 'revisions.created_at', 'revisions.note'])
    .select([position.as('position'), 'articles.path as published_at_path'])
    .where('revisions.path', '=', path)
    .$if(from !== undefined, (select) =>
      select.where(
        sql<boolean>`(${position}, revisions.id) < (${from?.sequence ?? 0}, ${from?.number ?? '0'}::bigint)`,
      ),
    )
    .orderBy(position, 'desc')
    .orderBy('revisions.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    kind: 'revision',
    revision: String(row.id),
    sequence: row.position,
    author: row.author,
    at: row.created_at.toISOString(),
    ...(row.note === null ? {} : { note: row.note }),
    isPublished: row.published_at_path !== null,
  }));
}

async function standingsBefore(
  db: Database,
  path: string,
  from: Position | undefined,
): Promise<LoggedStatusStep[]> {
  const rows = await db
    .selectFrom('standings')
    .selectAll()
    .where('path', '=', path)
    .$if(from !== undefined, (select) =>
      select.where(sql<boolean>`(sequence, id) < (${from?.sequence ?? 0}, ${from?.number ?? '0'}::bigint)`),
    )
    .orderBy('sequence', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, step, sequence, author, at, revision, planned }) => ({
    kind: 'standing',
    number: String(id),
    step,
    sequence,
    author,
    at: at.toISOString(),
    ...(revision === null ? {} : { revision: String(revision) }),
    isPlanned: planned,
  }));
}
