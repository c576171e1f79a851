/** Metrics of browsers. A test compares it with `schemas/metrics.json`. Loaded after a page. */
import type { PageFacts } from './pageFacts.ts';

/** Web vitals. */
export const vitalNames = ['web.cls', 'web.fcp', 'web.inp', 'web.lcp'] as const;

/** Page views, including browsers that cannot measure. */
const pageViewName = 'page.view';

/** Failures: scripts, islands, wallet passes, API requests, bot checks. */
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

/** The body of POST /api/metrics. */
export interface MetricsBatch extends PageFacts {
  metrics: Metric[];
  /** The layout of an article. */
  pageTemplate?: string;
  /** Whether each metric is logged too. */
  logMoreMetrics?: boolean;
  /** Without query and fragment. */
  path?: string;
  /** The host of the site. */
  site?: string;
  /** The session's tenth, from 0. */
  abSegment?: number;
}

/** The body of POST /api/metrics/unload. */
export interface PageEnd {
  /** In milliseconds. */
  timeOnPage: number;
  /** Maximum scroll depth in percent. */
  maxScroll: number;
}

/** DOM event with measured metrics, a list of `Metric` as its `detail`. Measuring and sending are separate scripts for their size. */
export const metricsDomEvent = 'pagewell:metrics';

export const metricsAddress = '/api/metrics';
export const pageEndAddress = '/api/metrics/unload';

/** Longest reported duration, and longest delay before a batch is resent. */
export const longestMetricMs = 60_000;

/** Longest reported time on a page: a day. */
export const longestPageMs = 86_400_000;
