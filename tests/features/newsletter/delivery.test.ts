import { sql } from 'kysely';
import { Counter, Registry } from 'prom-client';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { JobRunner } from '#content/jobs/jobRunner.ts';
import { maxAgeMs, openDelivery } from '#features/newsletter/delivery.ts';
import { Subscriptions } from '#features/newsletter/subscriptions.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { quietLog } from '../../content/quietLog.ts';
import { openBuiltIn } from './storeOnBoth.ts';

const mail = { subject: 'Hello', text: 'Hello', html: '<p>Hello', headers: { 'Auto-Submitted': 'yes' } };
const wish = { email: 'ada@example.org', lists: ['weekly'] };
let store: DatabaseStore;
beforeAll(async () => {
  store = await openBuiltIn();
});
afterAll(() => store.close());

async function deliveryOver(...answers: (Error | undefined)[]) {
  await sql`delete from jobs`.execute(store.database);
  const subscriptions = new Subscriptions(store.database);
  await subscriptions.erase(wish.email);
  const { id } = await subscriptions.ask(wish);
  const tries: Mail[] = [];
  const log = quietLog();
  const mails = new Counter({
    name: 'mails',
    help: 'mails',
    labelNames: ['outcome'],
    registers: [new Registry()],
  });
  const send = async (given: Mail) => {
    const answer = answers[tries.length];
    tries.push(given);
    if (answer) throw answer;
  };
  const instance = () => {
    const jobs = new JobRunner({ database: store.database, log });
    return { jobs, queue: openDelivery({ jobs, mailer: { send }, subscriptions, mails }) };
  };
  const counted = async () =>
    Object.fromEntries((await mails.get()).values.map(({ labels, value }) => [labels.outcome, value]));
  const stored = async () => JSON.stringify((await sql`select * from jobs`.execute(store.database)).rows);
  const pass = (ms: number) =>
    sql`update jobs set due_at = due_at - make_interval(secs => ${ms / 1000}),
      created_at = created_at - make_interval(secs => ${ms / 1000}) where key <> ''`.execute(store.database);
  const first = instance();
  await first.queue.add({ reader: id, mail });
  return { ...first, instance, tries, log, counted, stored, pass, subscriptions };
}

const refusal = (responseCode?: number) =>
  Object.assign(new Error('550 no ada@example.org here'), { code: 'EENVELOPE', responseCode });

describe('the delivery of mails', () => {
  test('stores a mail without its address until the mail server took it', async () => {
    const { jobs, counted, log, tries, stored } = await deliveryOver();
    expect(await stored()).toContain('<p>Hello');
    expect(await stored()).not.toContain('ada@');
    await jobs.runDue();
    expect(tries).toEqual([{ ...mail, to: 'ada@example.org' }]);
    expect([await counted(), log.lines]).toEqual([{ sent: 1 }, []]);
    expect(await stored()).not.toContain('Hello');
  });

  test('sends a mail that an instance stored before it ended', async () => {
    const { jobs, instance, tries } = await deliveryOver();
    await jobs.close();
    await instance().jobs.runDue();
    expect(tries).toHaveLength(1);
  });

  test.each([500, 550])(
    'gives up a mail that was refused with %d, and lets the reader ask again',
    async (code) => {
      const { jobs, tries, counted, log, stored, subscriptions } = await deliveryOver(refusal(code));
      await jobs.runDue();
      expect(tries).toHaveLength(1);
      expect(await counted()).toEqual({ failed: 1 });
      expect(JSON.stringify(log.lines)).toContain('EENVELOPE');
      expect(JSON.stringify(log.lines) + (await stored())).not.toContain('ada@');
      expect(await stored()).not.toContain('Hello');
      expect(await subscriptions.ask(wish)).toMatchObject({ isDue: true });
    },
  );

  test.each([undefined, 421, 499])(
    'tries for hours what was not taken (%s), and then gives it up',
    async (code) => {
      const { jobs, tries, counted, pass, subscriptions } = await deliveryOver(
        ...Array.from({ length: 4 }, () => refusal(code)),
      );
      await jobs.runDue();
      await pass(60_000);
      await jobs.runDue();
      await pass(maxAgeMs - 10 * 60_000);
      await jobs.runDue();
      expect([tries.length, await counted()]).toEqual([3, {}]);
      expect(await subscriptions.ask(wish)).toMatchObject({ isDue: false });
      await pass(10 * 60_000);
      await jobs.runDue();
      expect([tries.length, await counted()]).toEqual([4, { failed: 1 }]);
      expect(await subscriptions.ask(wish)).toMatchObject({ isDue: true });
    },
  );

  test('sends a mail when the mail server is back', async () => {
    const { jobs, counted, pass } = await deliveryOver(refusal(), undefined);
    await jobs.runDue();
    await pass(60_000);
    await jobs.runDue();
    expect(await counted()).toEqual({ sent: 1 });
  });

  test('sends nothing to a reader who was erased', async () => {
    const { jobs, tries, stored, subscriptions } = await deliveryOver();
    await subscriptions.erase(wish.email);
    await jobs.runDue();
    expect(tries).toEqual([]);
    expect(await stored()).not.toContain('Hello');
  });
});
