/** Metrics of browsers. A test compares it with `schemas/metrics.json`. Loaded after a page. */
import type { PageFacts } from './pageFacts.ts';

export const vitalNames = ['web.cls', 'web.fcp', 'web.inp', 'web.lcp'] as const;

/** Page views, including browsers that cannot measure. */
const pageViewName = 'page.view';

export const failureNames = [
  'client.error.chunk',
  'client.error.hydrate',
  'client.error.wallet',
  'ui.fetch.error',
  'recaptcha.error',
] as const;

export type VitalName = (typeof vitalNames)[number];

export const ratings = ['good', 'needs-improvement', 'poor'] as const;

export interface Metric {
  type: 'increment' | 'histogram';
  name: VitalName | (typeof failureNames)[number] | typeof pageViewName;
  tags?: { rating?: (typeof ratings)[number] };
  flags?: ('timed-out' | 'restored')[];
  /** In milliseconds; layout shift in thousandths. */
  duration?: number;
}

export interface MetricsBatch extends PageFacts {
  metrics: Metric[];
  pageTemplate?: string;
  logMoreMetrics?: boolean;
  /** Without query and fragment. */
  path?: string;
  site?: string;
  /** The session's tenth, from 0. */
  abSegment?: number;
}

export interface PageEnd {
  timeOnPage: number;
  /** Maximum scroll depth in percent. */
  maxScroll: number;
}

/** Its `detail` is a list of `Metric`. Measuring and sending are separate scripts for their size. */
export const metricsDomEvent = 'pagewell:metrics';

export const metricsAddress = '/api/metrics';
export const pageEndAddress = '/api/metrics/unload';

/** Longest reported duration, and longest delay before a batch is resent. */
export const longestMetricMs = 60_000;

export const longestPageMs = 86_400_000;
