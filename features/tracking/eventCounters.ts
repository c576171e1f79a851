import { Counter, type Registry } from 'prom-client';

export interface EventCounters {
  received: Counter<'kind'>;
  /** Such as `client.error.hydrate` and `ui.script.load.error`; and empty marketing places. */
  clientErrors: Counter<'metric' | 'timed_out'>;
  lost: Counter;
}

export function eventCounters(registry: Registry): EventCounters {
  const registers = [registry];
  return {
    received: new Counter({
      name: 'pagewell_events_total',
      help: 'Tracking events received, by kind.',
      labelNames: ['kind'],
      registers,
    }),
    clientErrors: new Counter({
      name: 'pagewell_client_errors_total',
      help: 'Dynamic client errors in readers’ browsers, and whether they timed out.',
      labelNames: ['metric', 'timed_out'],
      registers,
    }),
    lost: new Counter({
      name: 'pagewell_events_lost_total',
      help: 'Tracking events that were received but could not be stored.',
      registers,
    }),
  };
}
