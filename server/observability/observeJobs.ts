import { Gauge, type Registry } from 'prom-client';
import type { JobStatus, Jobs } from '#content/jobs/jobs.ts';
import type { ContentLog } from '#content/source/contentLog.ts';
import { SingleFlight } from '#platform/singleFlight.ts';
import { withinTime } from '#platform/timeLimit.ts';

const limitMs = 1_000;

/** From the database: the same on all instances, absent while it is down. */
export function observeJobs(
  registry: Registry,
  jobs: Pick<Jobs, 'status'>,
  log: Pick<ContentLog, 'warn'>,
): void {
  const reads = new SingleFlight<readonly JobStatus[]>();
  const readStatus = () =>
    reads.run('', () =>
      withinTime(limitMs, jobs.status()).catch((error: unknown) => {
        log.warn({ err: error }, 'the metrics of background jobs could not be read');
        return [];
      }),
    );
  const gauge = (name: string, help: string, read: (job: JobStatus) => number | undefined) =>
    new Gauge({
      name: `pagewell_job_${name}`,
      help,
      // Prometheus uses the label `job` for its targets.
      labelNames: ['name'],
      registers: [registry],
      async collect() {
        const all = await readStatus();
        this.reset();
        for (const job of all) {
          const value = read(job);
          if (value !== undefined) this.set({ name: job.name }, value);
        }
      },
    });
  gauge('failures', 'Failed runs of a background job since its last success.', ({ failures }) => failures);
  gauge('queued', 'Items in the queue of a background job.', ({ isQueue, queued }) =>
    isQueue ? queued : undefined,
  );
  gauge(
    'age_seconds',
    'Age of the oldest queued item of a background job, or how late a repeated job is.',
    ({ ageSeconds }) => ageSeconds,
  );
}
