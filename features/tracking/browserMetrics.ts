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
      help: 'Page views reported by browsers.',
      labelNames: ['route', 'formfactor'],
      registers,
    }),
    seconds: new Histogram({
      name: 'pagewell_web_vital_seconds',
      help: 'Web vitals that are times: web.fcp, web.inp, web.lcp.',
      labelNames: ['metric', 'route', 'formfactor'],
      buckets: secondsBuckets,
      registers,
    }),
    layoutShift: new Histogram({
      name: 'pagewell_web_layout_shift',
      help: 'Cumulative layout shift (CLS) of pages.',
      labelNames: ['route', 'formfactor'],
      buckets: layoutShiftBuckets,
      registers,
    }),
    ratings: new Counter({
      name: 'pagewell_web_vital_ratings_total',
      help: 'Web vitals by rating.',
      labelNames: ['metric', 'rating', 'formfactor'],
      registers,
    }),
    timeOnPage: new Histogram({
      name: 'pagewell_time_on_page_seconds',
      help: 'Time that pages were open.',
      buckets: pageSecondsBuckets,
      registers,
    }),
    maxScroll: new Histogram({
      name: 'pagewell_max_scroll_ratio',
      help: 'Maximum scroll depth of a page, from 0 to 1.',
      buckets: scrollBuckets,
      registers,
    }),
  };
}
