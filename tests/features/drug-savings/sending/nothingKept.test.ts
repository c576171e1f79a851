import { createHash, randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { RateLimits } from '#platform/http/rateLimits.ts';
import { startSending, storeForTests } from './sendingForEachTest.ts';

const store = storeForTests();
const address = 'zzcanary.ada@example.org';
const number = '8125550199';

async function everythingKept(): Promise<string> {
  const database = store.database;
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(database);
  const tables = rows.map(async ({ name }) => {
    const kept = await sql<{
      row: string;
    }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(database);
    return `${name}\n${kept.rows.map(({ row }) => row).join('\n')}`;
  });
  return (await Promise.all(tables)).join('\n');
}

/** A text as others write it: plain, encoded, and hashed without a key. */
function waysToWrite(text: string): string[] {
  const encodings = ['base64', 'base64url', 'hex'] as const;
  const hashes = ['md5', 'sha1', 'sha256'] as const;
  return [
    text,
    encodeURIComponent(text),
    ...encodings.map((encoding) => Buffer.from(text).toString(encoding)),
    ...hashes.flatMap((hash) => encodings.map((encoding) => createHash(hash).update(text).digest(encoding))),
  ];
}

const told = [address, address.toUpperCase(), 'zzcanary', number, `+1${number}`, `1${number}`].flatMap(
  waysToWrite,
);

test('of a mail and a text that were sent, neither address nor number is in the store, the log or the counts', async () => {
  const database = store.database;
  const limits = new RateLimits(
    {
      query: async (text, values) => (await database.executeQuery(CompiledQuery.raw(text, [...values]))).rows,
    },
    5_000,
  );
  await using sending = await startSending(store.database, { limits });
  const key = randomUUID();
  expect((await sending.send({ sendType: 'email', email: address }, { 'Idempotency-Key': key })).status).toBe(
    200,
  );
  expect((await sending.send({ sendType: 'textMessage', phoneNumber: number })).status).toBe(200);

  const kept = await everythingKept();
  expect(kept).toContain('coupons to one, 600');
  expect(kept).toMatch(/drug_savings_sends\n.*wish_hash/);
  const lines = JSON.stringify(sending.server.lines);
  const counts = await sending.server.parts.metrics.registry.metrics();
  expect(counts).toContain('pagewell_coupons_sent_total{way="email",outcome="sent"} 1');
  for (const text of [...told, key])
    expect([text, kept.includes(text), lines.includes(text), counts.includes(text)]).toEqual([
      text,
      false,
      false,
      false,
    ]);
});

test('which is found where somebody keeps it', async () => {
  const database = store.database;
  const hash = createHash('sha256').update(address).digest('hex');
  await sql`insert into drug_savings_sends (key_hash, wish_hash) values ('planted', ${hash})`.execute(
    database,
  );
  const kept = await everythingKept();
  expect(told.filter((text) => kept.includes(text))).toEqual([hash]);
});
