import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { writeRefusals } from '#platform/http/refusedWrite.ts';

export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'route' | 'status'>;
  /** A plain number that a gauge reads: it changes twice with every request. */
  inFlight: { requests: number };
  /** `hit`, `miss`, `stale`, `absent`, `unusable`, `failed`. */
  pages: Counter<'outcome'>;
  renderSeconds: Histogram;
  problems: Counter<'rule' | 'severity'>;
  shed: Counter;
  refusedWrites: Counter<'reason'>;
}

const requestBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const renderBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

/** @param processMetrics memory, garbage collection and event loop delay; costs a timer */
export function createMetrics({ processMetrics }: { processMetrics: boolean }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (processMetrics) collectDefaultMetrics({ register: registry });
  const inFlight = { requests: 0 };
  new Gauge({
    name: 'pagewell_requests_in_flight',
    help: 'Requests in flight.',
    registers,
    collect() {
      this.set(inFlight.requests);
    },
  });
  const refusedWrites = new Counter<'reason'>({
    name: 'pagewell_refused_writes_total',
    help: 'Requests whose change the store refused: disk-full, read-only.',
    labelNames: ['reason'],
    registers,
  });
  // An alert sees no increase in a series that begins with its first refusal.
  for (const reason of writeRefusals) refusedWrites.inc({ reason }, 0);
  return {
    registry,
    refusedWrites,
    requestSeconds: new Histogram({
      name: 'pagewell_request_seconds',
      help: 'Time from a request to the end of its response.',
      labelNames: ['route', 'status'],
      buckets: requestBuckets,
      registers,
    }),
    inFlight,
    pages: new Counter({
      name: 'pagewell_pages_total',
      help: 'Article page requests by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    renderSeconds: new Histogram({
      name: 'pagewell_render_seconds',
      help: 'Time to turn an article into a page: validate, normalise, transform, render, assemble.',
      buckets: renderBuckets,
      registers,
    }),
    problems: new Counter({
      name: 'pagewell_problems_total',
      help: 'Problems found in rendered articles, counted once per revision.',
      labelNames: ['rule', 'severity'],
      registers,
    }),
    shed: new Counter({
      name: 'pagewell_shed_total',
      help: 'Pages and searches refused because they would have timed out in the queue.',
      registers,
    }),
  };
}
