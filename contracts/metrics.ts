/**
 * What browsers count and time of our pages. `schemas/metrics.json` says the same, and a test compares them. Part of what comes to
 * browsers after a page has loaded.
 */
import type { PageFacts } from './pageFacts.ts';

/** Core web vitals and their neighbours: layout shift, first and largest paint, slowest answer. */
export const vitalNames = ['web.cls', 'web.fcp', 'web.inp', 'web.lcp'] as const;

/** How often pages were seen, whether their browser could measure them or not. */
const pageViewName = 'page.view';

/** What fails: a script that does not come, an island, a pass for a wallet, a request to our API, a bot check. */
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
  /** In milliseconds; of a layout shift in thousandths. */
  duration?: number;
}

/** The body of POST /api/metrics. */
export interface MetricsBatch extends PageFacts {
  metrics: Metric[];
  /** The layout of an article. */
  pageTemplate?: string;
  /** Whether each metric has a line in the log as well. */
  logMoreMetrics?: boolean;
  /** Without query and fragment. */
  path?: string;
  /** The host of the site. */
  site?: string;
  /** The tenth of all sessions that this one is in, from 0. */
  abSegment?: number;
}

/** The body of POST /api/metrics/unload. */
export interface PageEnd {
  /** In milliseconds. */
  timeOnPage: number;
  /** How much of the page was in view at the most, in percent. */
  maxScroll: number;
}

/**
 * The DOM event by which what was measured is handed to the script that sends it: its `detail` is a list of `Metric`. The two are
 * scripts of their own, because the one that measures is as large as a script may be.
 */
export const metricsDomEvent = 'pagewell:metrics';

export const metricsAddress = '/api/metrics';
export const pageEndAddress = '/api/metrics/unload';

/** The longest duration that is told, and the longest wait before a batch is sent again. In milliseconds. */
export const longestMetricMs = 60_000;

/** The longest time on a page that is told: a day. In milliseconds. */
export const longestPageMs = 86_400_000;
