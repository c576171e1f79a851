import { sql } from 'kysely';
import type { Database } from '#content/database/tables/tables.ts';

export interface Build {
  /** Names contain a hash of the content. */
  names: readonly string[];
  sheets: readonly string[];
}

/** Releases, including the running one. */
export const storedBuilds = 4;
/** Per statement: about half a megabyte. */
const fileBatchSize = 50;

export async function saveBuild(
  db: Database,
  id: string,
  { names, sheets }: Build,
  readFile: (name: string) => Promise<Uint8Array>,
): Promise<void> {
  const there = new Set((await filesIn(db, names)).map(({ name }) => name));
  const missing = names.filter((name) => !there.has(name));
  for (let at = 0; at < missing.length; at += fileBatchSize) {
    const values = await Promise.all(
      missing.slice(at, at + fileBatchSize).map(async (name) => ({ name, bytes: await readFile(name) })),
    );
    await db
      .insertInto('built_files')
      .values(values)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
  await sql`
    insert into builds (id, names, sheets) values (${id}, ${[...names]}::text[], ${[...sheets]}::text[])
    on conflict (id) do update set started_at = now()`.execute(db);
  await sql`
    delete from builds where id not in (select id from builds order by started_at desc limit ${storedBuilds})`.execute(
    db,
  );
  await sql`
    delete from built_files where name not in (select unnest(names) from builds)`.execute(db);
}

function filesIn(db: Database, names: readonly string[]): Promise<{ name: string }[]> {
  return db
    .selectFrom('built_files')
    .select('name')
    .where(sql<boolean>`name = any(${[...names]}::text[])`)
    .execute();
}

export async function readBuiltFile(db: Database, name: string): Promise<Buffer | undefined> {
  return (await readBuiltFiles(db, [name])).get(name);
}

export async function readBuiltFiles(db: Database, names: readonly string[]): Promise<Map<string, Buffer>> {
  const rows = await db
    .selectFrom('built_files')
    .select(['name', 'bytes'])
    .where(sql<boolean>`name = any(${[...names]}::text[])`)
    .execute();
  return new Map(
    rows.map(({ name, bytes }) => [name, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)]),
  );
}

export async function sheetsOfBuilds(db: Database): Promise<Map<string, readonly string[]>> {
  const rows = await db.selectFrom('builds').select(['id', 'sheets']).orderBy('started_at', 'desc').execute();
  return new Map(rows.map(({ id, sheets }) => [id, sheets]));
}
