import { Gauge, type Registry } from 'prom-client';
import type { ChangeBus } from '#content/changes/changeBus.ts';
import type { CmsStatus } from '#content/cms/cmsFeed.ts';

const breakerStates = ['closed', 'half-open', 'open'] as const;

export function observeChanges(registry: Registry, changes: Pick<ChangeBus, 'state'>): void {
  new Gauge({
    name: 'pagewell_hears_changes',
    help: 'Whether this instance receives changes of other instances: 0 while it does not.',
    registers: [registry],
    collect() {
      this.set(Number(changes.state !== 'reconnecting'));
    },
  });
}

export function observeUpstream(registry: Registry, status: () => CmsStatus): void {
  const registers = [registry];
  new Gauge({
    name: 'pagewell_content_breaker',
    help: 'State of the circuit breaker of the CMS: 1 for the current state.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const state of breakerStates) this.set({ state }, Number(status().breaker === state));
    },
  });
  new Gauge({
    name: 'pagewell_content_failures',
    help: 'Failed requests to the CMS since the start, by cause.',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const [kind, count] of Object.entries(status().failures)) this.set({ kind }, count);
    },
  });
  const numbers = {
    requests: 'Requests to the CMS since the start.',
    retries: 'Requests to the CMS that were repeated.',
    breakerOpened: 'How often the circuit breaker of the CMS has opened.',
    inFlight: 'Requests to the CMS in flight.',
    servedStale: 'Articles served from the last valid copy because the CMS failed.',
    faultyArticles: 'Responses of the CMS that were not the requested article.',
  } as const;
  for (const [name, help] of Object.entries(numbers) as [keyof typeof numbers, string][]) {
    new Gauge({
      name: `pagewell_content_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
      help,
      registers,
      collect() {
        this.set(status()[name]);
      },
    });
  }
}
