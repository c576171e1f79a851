import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGliteClient } from '#content/database/opening/pgliteClient.ts';
import { putEmptyDatabase } from '../support/emptyDatabase.ts';
import { watchTurns } from '../support/watchTurns.ts';

const ended: Error[] = [];
const crashed = expect.objectContaining({ message: 'The thread of the built-in database has failed.' });
let client: PGliteClient;

const start = async () => {
  const started = new PGliteClient(undefined, (error) => ended.push(error));
  await started.waitReady;
  return started;
};

// One for all: opening takes seconds.
beforeAll(async () => {
  client = await start();
  await client.query('create table notes (id int primary key, body json)');
});

const notes = async () => (await client.query('select id from notes order by id')).rows;

describe('the built-in database in its thread', () => {
  it('takes parameters and gives results as PostgreSQL means them', async () => {
    const date = new Date('2026-05-04T09:00:00.123Z');
    const { rows } = await client.query(
      'select $1::timestamptz as date, $2::json as json, $3::text[] as list, $4::int as number, $5::text as nothing, $6::boolean as yes',
      [date, JSON.stringify({ b: [1, null], a: 'é' }), ['x', 'y "z"'], 7, null, true],
    );
    expect(rows).toEqual([
      { date, json: { b: [1, null], a: 'é' }, list: ['x', 'y "z"'], number: 7, nothing: null, yes: true },
    ]);
    expect(JSON.stringify(rows)).toContain('{"b":[1,null],"a":"é"}');
  });

  it('lets V8 free no machine code, which ends the process now and then', async () => {
    const opening = new URL('../../content/database/opening/pgliteClient.ts', import.meta.url);
    const opensOne = `import(${JSON.stringify(opening.href)}).then(async ({ PGliteClient }) => {
      const client = new PGliteClient(undefined, (error) => { throw error; });
      await client.waitReady;
      await client.query('select 1');
      await client.close();
      console.log('closed');
    });`;
    // V8 told to free all the time, and to say so: hundreds of lines where nothing holds it back.
    const flags = ['--no-warnings', '--stress-wasm-code-gc', '--trace-wasm-code-gc'];
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, '--eval', opensOne]);
    expect(stdout).toBe('closed\n');
  });

  it('says how many rows a change touched', async () => {
    const { affectedRows } = await client.query('insert into notes (id) values (100), (101)');
    expect(affectedRows).toBe(2);
    await client.query('delete from notes');
  });

  it('tells its errors with their code', async () => {
    await expect(client.query('select * from nowhere')).rejects.toMatchObject({ code: '42P01' });
    await expect(client.query('select * from nowhere')).rejects.toBeInstanceOf(Error);
    await expect(client.query('select 1 / 0')).rejects.toMatchObject({
      code: '22012',
      message: 'division by zero',
    });
  });

  it('answers in the order of the questions', async () => {
    const numbers = Array.from({ length: 50 }, (_, index) => index);
    const answers = await Promise.all(
      numbers.map((number) => client.query('select $1::int as number', [number])),
    );
    expect(answers.map(({ rows }) => rows[0])).toEqual(numbers.map((number) => ({ number })));
  });

  it('holds up nobody else while it computes', async () => {
    const longestTurn = watchTurns();
    const { rows } = await client.query('select count(*)::int as count from generate_series(1, 300000)');
    expect(rows).toEqual([{ count: 300_000 }]);
    expect(longestTurn()).toBeLessThan(100);
  });

  it('keeps all of a transaction, or nothing', async () => {
    const add = (id: number, fails: boolean) =>
      client.transaction(async ({ query }) => {
        await query('insert into notes (id) values ($1)', [id]);
        if (fails) throw new Error('changed my mind');
      });
    await add(1, false);
    await expect(add(2, true)).rejects.toThrow('changed my mind');
    expect(await notes()).toEqual([{ id: 1 }]);
  });

  it('does not claim to have kept a transaction in which a statement failed', async () => {
    const committing = client.transaction(async ({ query }) => {
      await query('insert into notes (id) values (3)');
      await query('select 1 / 0').catch(() => undefined);
    });
    await expect(committing).rejects.toMatchObject({ code: '25P02' });
    expect(await notes()).toEqual([{ id: 1 }]);
  });

  it('says so when it crashes, and never passes off what it answers then for a result', async () => {
    const other = await start();
    await other.query(
      'create function deeper(n int) returns int language plpgsql as $$ begin return deeper(n + 1); end $$',
    );
    const [crash, ...waiting] = await Promise.allSettled([
      other.query('select deeper(1)'),
      other.query('select * from deeper(1)'),
      other.query('select 1'),
    ]);
    for (const outcome of [crash, ...waiting]) expect(outcome).toMatchObject({ status: 'rejected' });
    await expect(other.query('select 1')).rejects.toThrow('the built-in database has failed');
    // Kysely waits for a transaction's work to begin: it does, and gets nothing.
    const work = other.transaction(({ query }) => query('select 1'));
    await expect(work).rejects.toThrow('the built-in database has failed');
    expect(ended).toEqual([crashed]);
    await other.close();
  });

  it.each(['in a transaction', 'alone'])(
    'tells the write that meets a PANIC its reason, %s, and ends: it does not wait for a lock of the dead',
    async (how) => {
      const folder = mkdtempSync(join(tmpdir(), 'pagewell-panic-'));
      putEmptyDatabase(folder);
      const database = join(folder, 'database');
      const ends: Error[] = [];
      const other = new PGliteClient(database, (error) => ends.push(error));
      await other.waitReady;
      await other.query('create table notes (id int)');
      // As on a full disk, PostgreSQL cannot begin the next file of its log.
      mkdirSync(join(database, 'pg_wal', 'xlogtemp.42'));
      await other.query('select pg_switch_wal()');
      const insert = 'insert into notes values (1)';
      const writing = how === 'alone' ? other.query(insert) : other.transaction(({ query }) => query(insert));
      await expect(writing).rejects.toMatchObject({ severity: 'PANIC', code: '58P02' });
      await expect(other.query('select 1')).rejects.toThrow('the built-in database has failed');
      expect(ends).toEqual([crashed]);
      expect(ends[0]?.cause).toMatchObject({ code: '58P02' });
      await other.close();
      rmSync(folder, { recursive: true });
    },
  );

  it('answers what was asked before it is closed, and nothing after', async () => {
    const asked = client.query('select 1 as one');
    await Promise.all([client.close(), client.close()]);
    expect(await asked).toMatchObject({ rows: [{ one: 1 }] });
    await expect(client.query('select 1')).rejects.toThrow('ended');
    expect(ended).toEqual([crashed]);
  });
});
