import { Registry } from 'prom-client';
import type { JobStatus } from '#content/jobs/jobs.ts';
import { observeJobs } from '#server/observability/observeJobs.ts';
import { quietLog } from '../content/quietLog.ts';

const status: JobStatus = {
  name: 'mails',
  isQueue: true,
  queued: 3,
  ageSeconds: 70,
  lastDoneAt: undefined,
  nextRunAt: undefined,
  isRunning: false,
  failures: 2,
  lastError: 'no mail server',
};

test('the metrics have age, failures and queue of each job, and none while the database is away', async () => {
  const registry = new Registry();
  const log = quietLog();
  let reads = 0;
  let isAway = false;
  const read = async () => {
    reads += 1;
    if (isAway) throw new Error('away');
    return [status, { ...status, name: 'sweep', isQueue: false, queued: 0, failures: 0 }];
  };
  observeJobs(registry, { status: read }, log);
  const shown = async () => (await registry.metrics()).split('\n').filter((line) => /^[^#]/.test(line));
  expect((await shown()).sort()).toEqual([
    'pagewell_job_age_seconds{name="mails"} 70',
    'pagewell_job_age_seconds{name="sweep"} 70',
    'pagewell_job_failures{name="mails"} 2',
    'pagewell_job_failures{name="sweep"} 0',
    'pagewell_job_queued{name="mails"} 3',
  ]);
  expect(reads).toBe(1);
  isAway = true;
  expect(await shown()).toEqual([]);
  expect(log.lines).toHaveLength(1);
});
