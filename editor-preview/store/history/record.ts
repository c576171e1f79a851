import type { Database } from '#content/database/tables/tables.ts';
import type { EditorTables } from '../tables/tables.ts';

const batch = 200;
/** Each holds a whole article. */
const revisionBatch = 10;

export async function* inBatches<Row, Key>(
  size: number,
  first: Key,
  read: (behind: Key) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Row> {
  for (let behind = first; ; ) {
    const rows = await read(behind);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < size) return;
    behind = keyOf(last);
  }
}

export function recordOf(db: Database) {
  return {
    async *revisions(path: string) {
      const read = (behind: string) =>
        db
          .selectFrom('revisions')
          .select(['id', 'author', 'created_at', 'note', 'based_on', 'sequence', 'body'])
          .where('path', '=', path)
          .where('id', '>', behind)
          .orderBy('id')
          .limit(revisionBatch)
          .execute();
      for await (const row of inBatches(revisionBatch, '0', read, ({ id }) => String(id)))
        yield {
          revision: String(row.id),
          author: row.author,
          publishedAt: row.created_at.toISOString(),
          note: row.note,
          basedOn: row.based_on === null ? null : String(row.based_on),
          sequence: row.sequence,
          article: row.body,
        };
    },

    async *operations(path: string) {
      const read = (behind: number) =>
        db
          .selectFrom('operations')
          .select(['sequence', 'id', 'sender', 'author', 'at', 'label', 'changes', 'inverse', 'received_at'])
          .where('path', '=', path)
          .where('sequence', '>', behind)
          .orderBy('sequence')
          .limit(batch)
          .execute();
      for await (const row of inBatches(batch, 0, read, ({ sequence }) => sequence)) {
        const { sequence, sender, received_at, inverse, label, ...operation } = row;
        yield {
          sequence,
          /** By the server's clock. */
          receivedAt: received_at.toISOString(),
          sender,
          operation: { ...operation, ...(label === null ? {} : { label }) },
          inverse,
        };
      }
    },

    async *folded(path: string) {
      const read = (behind: number) =>
        db
          .selectFrom('folded_operations')
          .select(['first', 'last', 'revision', 'authors', 'folded_at'])
          .where('path', '=', path)
          .where('last', '>', behind)
          .orderBy('last')
          .limit(batch)
          .execute();
      for await (const { revision, folded_at, ...folded } of inBatches(batch, 0, read, ({ last }) => last))
        yield { ...folded, revision: String(revision), foldedAt: folded_at.toISOString() };
    },

    async *conflicts(path: string) {
      const read = (behind: string) =>
        db
          .selectFrom('parked_operations')
          .select(['number', 'operation', 'because', 'met', 'parked_at', 'settled_at'])
          .where('path', '=', path)
          .where('number', '>', behind)
          .orderBy('number')
          .limit(batch)
          .execute();
      for await (const row of inBatches(batch, '0', read, ({ number }) => String(number)))
        yield {
          parkedAt: row.parked_at.toISOString(),
          settledAt: row.settled_at?.toISOString() ?? null,
          because: row.because,
          met: row.met,
          operation: row.operation,
        };
    },

    async *reviews(path: string) {
      const rows = await db
        .withTables<EditorTables>()
        .selectFrom('reviews')
        .select(['kind', 'author', 'asked_of', 'words', 'sequence', 'made_at'])
        .where('path', '=', path)
        .orderBy('number')
        .execute();
      for (const { asked_of, made_at, ...review } of rows)
        yield { ...review, askedOf: asked_of, at: made_at.toISOString() };
    },

    async *schedules(path: string) {
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
    },

    async *standings(path: string) {
      const rows = await db
        .selectFrom('standings')
        .select(['at', 'author', 'step', 'revision', 'planned'])
        .where('path', '=', path)
        .orderBy('id')
        .execute();
      for (const { at, revision, ...step } of rows)
        yield {
          ...step,
          at: at.toISOString(),
          revision: revision === null ? null : String(revision),
        };
    },
  };
}
