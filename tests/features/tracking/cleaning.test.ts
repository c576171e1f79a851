import { JobRunner } from '#content/jobs/jobRunner.ts';
import { openTracking } from '#features/tracking/openTracking.ts';
import { quietLog } from '../../content/quietLog.ts';
import { startTestServer } from '../../server/support.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';

test('old events are deleted by one of all instances', async () => {
  const store = await openBuiltInStore();
  let deletions = 0;
  const events = {
    record: async () => undefined,
    export: store.events.export.bind(store.events),
    purge: async () => {
      deletions += 1;
      return 0;
    },
  };
  const instances = [1, 2].map(() => new JobRunner({ database: store.database, log: quietLog() }));
  for (const jobs of instances) {
    await using server = await startTestServer({
      open: (parts) => openTracking({ ...parts, content: { events, jobs } }).routes ?? [],
    });
    expect(server.parts.routes.length).toBeGreaterThan(0);
  }
  for (const jobs of instances) await jobs.runDue();
  expect(deletions).toBe(1);
  for (const jobs of instances) await jobs.close();
  await store.close();
});
