import { type MetricType, onCLS, onFCP, onINP, onLCP, type TTFBMetric } from 'web-vitals';
import { longestMetricMs, type Metric, metricsDomEvent, type VitalName } from '#contracts/metrics.ts';

type Vital = Exclude<MetricType, TTFBMetric>;

/** Without time to first byte, which the server measures. */
const names: Readonly<Record<Vital['name'], VitalName>> = {
  CLS: 'web.cls',
  FCP: 'web.fcp',
  INP: 'web.inp',
  LCP: 'web.lcp',
};

/** Hands them over when the page is hidden: they are final then. */
export function start(): void {
  let metrics: Metric[] = [];
  const handOver = (): void => {
    if (document.visibilityState !== 'hidden' || metrics.length === 0) return;
    document.dispatchEvent(new CustomEvent(metricsDomEvent, { detail: metrics }));
    metrics = [];
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP])
    observe((vital: Vital) => void metrics.push(vitalMetric(vital)));
  // The library reports final values on the same event, and its listener is first.
  addEventListener('visibilitychange', handOver);
  addEventListener('pagehide', handOver);
}

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
