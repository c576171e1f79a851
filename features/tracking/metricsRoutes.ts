import type { Logger } from 'pino';
import {
  type Metric,
  type MetricsBatch,
  metricsAddress,
  type PageEnd,
  pageEndAddress,
} from '#contracts/metrics.ts';
import { pageLimit } from '#feature-kit/pageLimit.ts';
import { type ApiRoute, api, json } from '#feature-kit/route.ts';
import { validateMetrics, validatePageEnd } from '#schemas/generated/validators.js';
import type { BrowserMetrics } from './browserMetrics.ts';

const maxBodyBytes = 8_000;
const types = ['application/json', 'text/plain'];

export function metricsRoutes({ metrics, log }: { metrics: BrowserMetrics; log: Logger }): ApiRoute[] {
  return [
    api(
      `POST ${metricsAddress}`,
      { body: json<MetricsBatch>(validateMetrics, { maxBytes: maxBodyBytes, types }), limit: pageLimit },
      ({ body: { metrics: reported, logMoreMetrics = false, ...facts } }) => {
        for (const metric of reported) {
          observe(metrics, metric, facts);
          if (logMoreMetrics) log.info({ ...metric, ...facts }, 'a page was measured');
        }
        return { status: 202 };
      },
    ),
    api(
      `POST ${pageEndAddress}`,
      { body: json<PageEnd>(validatePageEnd, { maxBytes: maxBodyBytes, types }), limit: pageLimit },
      ({ body: { timeOnPage, maxScroll } }) => {
        metrics.timeOnPage.observe(timeOnPage / 1000);
        metrics.maxScroll.observe(maxScroll / 100);
        return { status: 202 };
      },
    ),
  ];
}

function observe(
  metrics: BrowserMetrics,
  { type, name, tags: { rating } = {}, flags = [], duration = 0 }: Metric,
  { route, formfactor }: Pick<MetricsBatch, 'route' | 'formfactor'>,
): void {
  const labels = { route, formfactor };
  if (name === 'page.view') metrics.pageViews.inc(labels);
  else if (type === 'increment') {
    metrics.failures.inc({ metric: name, timed_out: String(flags.includes('timed-out')) });
  } else {
    const value = duration / 1000;
    if (name === 'web.cls') metrics.layoutShift.observe(labels, value);
    else metrics.seconds.observe({ metric: name, ...labels }, value);
    if (rating) metrics.ratings.inc({ metric: name, rating, formfactor });
  }
}
