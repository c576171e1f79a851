import { type MetricType, onCLS, onFCP, onINP, onLCP, type TTFBMetric } from 'web-vitals';
import { longestMetricMs, type Metric, metricsDomEvent, type VitalName } from '#contracts/metrics.ts';

type Vital = Exclude<MetricType, TTFBMetric>;

/** The first byte is the server's to measure: it does, without a script. */
const names: Readonly<Record<Vital['name'], VitalName>> = {
  CLS: 'web.cls',
  FCP: 'web.fcp',
  INP: 'web.inp',
  LCP: 'web.lcp',
};

/** Measures how this page does in its reader's browser, and hands it over when they turn away: then it is known. */
export function start(): void {
  let metrics: Metric[] = [];
  const handOver = (): void => {
    if (document.visibilityState !== 'hidden' || metrics.length === 0) return;
    document.dispatchEvent(new CustomEvent(metricsDomEvent, { detail: metrics }));
    metrics = [];
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP]) {
    observe((vital: Vital) => void metrics.push(vitalMetric(vital)));
  }
  // They tell of the last values in this very moment, and came first.
  addEventListener('visibilitychange', handOver);
  addEventListener('pagehide', handOver);
}

/** A vital as it is told: never longer than is believed. */
export function vitalMetric({ name, value, rating, navigationType }: Vital): Metric {
  const duration = Math.min(Math.round(name === 'CLS' ? value * 1000 : value), longestMetricMs);
  return {
    type: 'histogram',
    name: names[name],
    tags: { rating },
    ...(navigationType === 'back-forward-cache' ? { flags: ['restored'] } : {}),
    duration: Math.max(0, duration),
  };
}
