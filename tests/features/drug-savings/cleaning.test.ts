import { sql } from 'kysely';
import { JobRunner } from '#content/jobs/jobRunner.ts';
import { openDrugSavings } from '#features/drug-savings/openDrugSavings.ts';
import { settings } from '#features/drug-savings/settings.ts';
import { readSettings } from '#platform/configuration/setting.ts';
import { quietLog } from '../../content/quietLog.ts';
import { startTestServer } from '../../server/support.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { others } from './list/drugsForTests.ts';

test('coupons, and what is known of how they were sent, are deleted after a day by a job', async () => {
  const store = await openBuiltInStore(others);
  const database = store.database;
  const jobs = new JobRunner({ database, log: quietLog() });
  const own = readSettings(settings, { DRUG_SAVINGS: 'sample' }, []);
  await using server = await startTestServer({
    open: async (parts) =>
      (await openDrugSavings({ ...parts, content: { ...parts.content, database, jobs } }, own)).routes ?? [],
  });
  expect(server.parts.routes.length).toBeGreaterThan(0);
  for (const [name, age] of [
    ['of today', '23 hours'],
    ['older', '25 hours'],
  ]) {
    await sql`insert into drug_savings_coupons (id, bin, pcn, grp, uid, formulation, quantity, issued_at)
      values (${name}, '000000', 'P', 'G', 'U', 'f', 30, now() - ${age}::interval)`.execute(store.database);
    await sql`insert into drug_savings_sends (key_hash, wish_hash, begun_at)
      values (${name}, 'w', now() - ${age}::interval)`.execute(store.database);
  }
  await jobs.runDue();
  const left = await sql<{ name: string }>`
    select id as name from drug_savings_coupons union all select key_hash from drug_savings_sends`.execute(
    store.database,
  );
  expect(left.rows.map(({ name }) => name)).toEqual(['of today', 'of today']);
  await jobs.close();
  await store.close();
});
