import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DatabaseStore } from '#content/database/databaseStore.ts';
import type { Outcome, Refusal } from '#features/drug-savings/sending/sendAnswer.ts';
import { NoStoreError, SendOnce, unknownAfterSeconds } from '#features/drug-savings/sending/sendOnce.ts';
import { startPostgres } from '../../../content/postgres.ts';
import { quietLog } from '../../../content/quietLog.ts';
import { openBuiltInStore } from '../../../support/builtInStore.ts';
import { noDatabase } from '../../../support/databaseAway.ts';
import { others, said, startSending, storeForTests } from './sendingForEachTest.ts';

const patienceMs = 120_000;
const sent: Outcome = { status: 200, sent: { kind: 'message' } };
const failed: Outcome = { status: 502, error: 'no' };
const wish = ['coupon-1', 'email', 'ada@example.org'];

/** The same store for one instance, and for two on one PostgreSQL server. */
const stores = {
  'the built-in database': async () => {
    const store = await openBuiltInStore(others);
    return { instances: [store, store] as const, close: () => store.close() };
  },
  PostgreSQL: async () => {
    const server = await startPostgres();
    const databaseUrl = await server.createDatabase('sends');
    const open = () => DatabaseStore.open({ databaseUrl }, quietLog(), { others });
    const instances = [await open(), await open()] as const;
    const close = async () => {
      await Promise.all(instances.map((store) => store.close()));
      await server.stop();
    };
    return { instances, close };
  },
};

describe.each(Object.entries(stores))('what has one key, by two instances on %s', (_name, open) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let tries: number;
  let answer: () => Promise<Outcome | Refusal>;
  beforeAll(async () => {
    opened = await open();
  }, patienceMs);
  afterAll(() => opened.close(), patienceMs);
  beforeEach(() => {
    tries = 0;
    answer = async () => sent;
  });

  const once = (instance: 0 | 1) =>
    new SendOnce({ database: opened.instances[instance].database, log: quietLog() });
  const sending = {
    admit: async () => undefined,
    send: () => {
      tries += 1;
      return answer();
    },
  };
  const begunBefore = (key: string, seconds: number) =>
    sql`update drug_savings_sends set begun_at = now() - make_interval(secs => ${seconds})
      where key_hash = rtrim(translate(encode(sha256(convert_to(${key}, 'UTF8')), 'base64'), '+/', '-_'), '=')`.execute(
      opened.instances[0].database,
    );

  test('is sent once where fifty come at once, and all get one answer', async () => {
    const both = [once(0), once(1)];
    const key = randomUUID();
    const all = Array.from({ length: 50 }, (_, index) => both[index % 2]?.run(key, wish, sending));
    expect(await Promise.all(all)).toEqual(all.map(() => sent));
    expect(tries).toBe(1);
  });

  test('gets the answer to the first, a failure as well, wherever it comes again', async () => {
    for (const outcome of [sent, failed]) {
      answer = async () => outcome;
      const key = randomUUID();
      await once(0).run(key, wish, sending);
      answer = async () => sent;
      expect(await once(1).run(key, wish, sending)).toEqual(outcome);
    }
    expect(tries).toBe(2);
  });

  test('is refused for another wish', async () => {
    const key = randomUUID();
    await once(0).run(key, wish, sending);
    for (const other of [
      ['coupon-2', 'email', 'ada@example.org'],
      ['coupon-1', 'email', 'eve@example.org'],
    ])
      expect(await once(1).run(key, other, sending)).toMatchObject({ status: 422 });
    expect(tries).toBe(1);
  });

  test('may be tried again where nothing was tried', async () => {
    const key = randomUUID();
    answer = async () => ({ status: 429, error: 'too often' });
    expect(await once(0).run(key, wish, sending)).toMatchObject({ status: 429 });
    answer = async () => sent;
    expect(await once(1).run(key, wish, sending)).toEqual(sent);
  });

  test('may be tried again where the store was away before anything was tried', async () => {
    const key = randomUUID();
    answer = async () => {
      throw new NoStoreError();
    };
    await expect(once(0).run(key, wish, sending)).rejects.toThrow(NoStoreError);
    answer = async () => sent;
    expect(await once(1).run(key, wish, sending)).toEqual(sent);
    expect(tries).toBe(2);
  });

  test('is not even begun for a robot', async () => {
    const robot: Refusal = { status: 403, error: 'robot' };
    const key = randomUUID();
    expect(await once(0).run(key, wish, { ...sending, admit: async () => robot })).toEqual(robot);
    expect(tries).toBe(0);
    expect(await once(0).run(key, wish, sending)).toEqual(sent);
  });

  test('is not sent again where an instance broke down while it was: nobody knows', async () => {
    const key = randomUUID();
    answer = async () => {
      throw new Error('broken down');
    };
    await expect(once(0).run(key, wish, sending)).rejects.toThrow('broken down');
    await begunBefore(key, unknownAfterSeconds + 1);
    answer = async () => sent;
    expect(await once(1).run(key, wish, sending)).toMatchObject({ status: 502 });
    expect(tries).toBe(1);
  });

  test('waits for another instance that is at it', async () => {
    const key = randomUUID();
    const begun = Promise.withResolvers<void>();
    const done = Promise.withResolvers<Outcome>();
    answer = () => {
      begun.resolve();
      return done.promise;
    };
    const first = once(0).run(key, wish, sending);
    await begun.promise;
    const second = once(1).run(key, wish, sending);
    done.resolve(sent);
    expect(await Promise.all([first, second])).toEqual([sent, sent]);
    expect(tries).toBe(1);
  });

  test('is known for 24 hours', async () => {
    const key = randomUUID();
    await once(0).run(key, wish, sending);
    await begunBefore(key, 24 * 3_600 - 60);
    await once(0).purge();
    await once(1).run(key, wish, sending);
    expect(tries).toBe(1);
    await begunBefore(key, 24 * 3_600 + 60);
    await once(1).run(key, wish, sending);
    expect(tries).toBe(2);
  });

  test('leaves neither key nor wish in the store, nor a hash that can be made of a number alone', async () => {
    const key = randomUUID();
    await once(0).run(key, wish, sending);
    const { rows } = await sql<object>`select * from drug_savings_sends`.execute(
      opened.instances[0].database,
    );
    for (const told of [key, 'ada@example.org', 'coupon-1']) expect(JSON.stringify(rows)).not.toContain(told);
    await once(0).run(randomUUID(), wish, sending);
    const { rows: hashes } = await sql<{ wishes: string; keys: string }>`
      select count(distinct wish_hash)::text as wishes, count(*)::text as keys from drug_savings_sends`.execute(
      opened.instances[0].database,
    );
    expect(hashes[0]?.wishes).toBe(hashes[0]?.keys);
  });
});

test('without a store nothing is begun', async () => {
  const once = new SendOnce({ database: noDatabase, log: quietLog() });
  const send = async () => sent;
  await expect(once.run(randomUUID(), wish, { admit: async () => undefined, send })).rejects.toThrow(
    NoStoreError,
  );
});

describe('the send call', () => {
  const store = storeForTests();

  test('sends once where fifty of the same come at once, with one piece of work', async () => {
    await using server = await startSending(store.database);
    const body = {
      couponID: 'coupon-1',
      sendType: 'email',
      email: 'ada@example.org',
      recaptcha: await server.doneWork(),
    };
    const key = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.post(body, key)));
    expect(new Set(answers.map(({ status, body: text }) => `${status} ${text}`))).toEqual(
      new Set(['200 {"success":true}']),
    );
    expect(server.outbox.entries()).toHaveLength(1);
    expect(said(await server.post({ ...body, email: 'eve@example.org' }, key))[0]).toBe(422);
  });
});
