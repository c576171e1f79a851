import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseStore } from '#content/database/databaseStore.ts';
import { JobRunner } from '#content/jobs/jobRunner.ts';
import { quietLog } from '../quietLog.ts';

// An instance in a process of its own, which holds a repeated job and an item of a queue until it is killed.
const [, , databaseUrl = '', lease = ''] = process.argv;
const leaseMs = Number(lease);
const log = quietLog();
const store = await DatabaseStore.open({ databaseUrl }, log);
const runner = new JobRunner({ database: store.database, log });
runner.every(
  'walk',
  3_600_000,
  async (_, hold) => {
    process.stdout.write('walk ');
    for (;;) {
      await hold();
      await pause(10);
    }
  },
  { leaseMs },
);
const queue = runner.queue('fetches', {
  run: () => {
    process.stdout.write('fetch ');
    return new Promise(() => undefined);
  },
  ...{ parse: String, maxAgeMs: 3_600_000, leaseMs: 3_600_000 },
  isFinal: () => false,
  onAbandoned: async () => undefined,
});
await queue.add('/a', { key: '/a' });
runner.start();
