import { sql } from 'kysely';
import type { Database } from '#content/database/tables/tables.ts';
import type { Column } from './catalogue.ts';

const maxCharacters = 1_000_000;
const mostRows = 500;

/** Lines of JSON with PostgreSQL's exact text for each column, or null. Needs a transaction, for its cursor. */
export async function* rowsOf(
  db: Database,
  table: string,
  columns: readonly Column[],
): AsyncGenerator<string> {
  const texts = sql.join(columns.map(({ name }) => sql`${sql.ref(name)}::text`));
  await sql`declare rows_of_table no scroll cursor for
    select json_build_array(${texts})::text as line from ${sql.table(table)}`.execute(db);
  let count = 1;
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(count)} from rows_of_table`.execute(db);
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
    const longest = Math.max(...rows.map(({ line }) => line.length));
    // Grows stepwise, because a short row does not predict the next.
    count = Math.max(1, Math.min(count * 2, mostRows, Math.floor(maxCharacters / longest)));
  }
  await sql`close rows_of_table`.execute(db);
}

export async function putRows(
  db: Database,
  table: string,
  columns: readonly Column[],
  lines: AsyncIterable<string>,
): Promise<number> {
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  const values = sql.join(columns.map(({ type }, at) => sql`(line ->> ${sql.lit(at)})::${sql.raw(type)}`));
  const put = async (some: readonly string[]) => {
    await sql`
      insert into ${sql.table(table)} (${names}) overriding system value
      select ${values} from json_array_elements(${`[${some.join(',')}]`}::json) as given (line)`.execute(db);
  };
  let count = 0;
  let pending: string[] = [];
  let characters = 0;
  for await (const line of lines) {
    if (pending.length > 0 && (characters + line.length > maxCharacters || pending.length === mostRows)) {
      await put(pending);
      pending = [];
      characters = 0;
    }
    pending.push(line);
    characters += line.length;
    count += 1;
  }
  if (pending.length > 0) await put(pending);
  return count;
}
