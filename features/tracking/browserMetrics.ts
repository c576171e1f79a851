import { Counter, Histogram, type Registry } from 'prom-client';
import type { EventCounters } from './eventCounters.ts';

export interface BrowserMetrics {
  pageViews: Counter<'route' | 'formfactor'>;
  seconds: Histogram<'metric' | 'route' | 'formfactor'>;
  layoutShift: Histogram<'route' | 'formfactor'>;
  ratings: Counter<'metric' | 'rating' | 'formfactor'>;
  timeOnPage: Histogram;
  maxScroll: Histogram;
  failures: EventCounters['clientErrors'];
}

/** Around the thresholds of good and poor: paints at 1.8, 2.5, 3 and 4 s, interactions at 0.2 and 0.5 s. */
const secondsBuckets = [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10, 30, 60];
const layoutShiftBuckets = [0, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];
const pageSecondsBuckets = [5, 15, 30, 60, 90, 180, 300, 600, 1800, 3600];
const scrollBuckets = [0.1, 0.25, 0.5, 0.75, 0.9, 1];

/** @param failures counter that includes browser events */
export function browserMetrics(registry: Registry, failures: EventCounters['clientErrors']): BrowserMetrics {
  const registers = [registry];
  return {
    failures,
    pageViews: new Counter({
      name: 'pagewell_page_views_total',
      help: 'Readers’ pages that were seen, by browsers that told of it.',
      labelNames: ['route', 'formfactor'],
      registers,
    }),
    seconds: new Histogram({
      name: 'pagewell_web_vital_seconds',
      help: 'Web vitals of readers’ pages that are times: web.fcp, web.inp, web.lcp.',
      labelNames: ['metric', 'route', 'formfactor'],
      buckets: secondsBuckets,
      registers,
    }),
    layoutShift: new Histogram({
      name: 'pagewell_web_layout_shift',
      help: 'How much readers’ pages moved by themselves (CLS).',
      labelNames: ['route', 'formfactor'],
      buckets: layoutShiftBuckets,
      registers,
    }),
    ratings: new Counter({
      name: 'pagewell_web_vital_ratings_total',
      help: 'Web vitals by how good they are.',
      labelNames: ['metric', 'rating', 'formfactor'],
      registers,
    }),
    timeOnPage: new Histogram({
      name: 'pagewell_time_on_page_seconds',
      help: 'How long pages were open.',
      buckets: pageSecondsBuckets,
      registers,
    }),
    maxScroll: new Histogram({
      name: 'pagewell_max_scroll_ratio',
      help: 'How much of a page its reader has seen at the most, from 0 to 1.',
      buckets: scrollBuckets,
      registers,
    }),
  };
}
