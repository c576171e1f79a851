import { pageFacts } from '#client/pageFacts.ts';
import { type Metric, type MetricsBatch, metricsDomEvent } from '#contracts/metrics.ts';
import { factsAttribute, pathOfPage } from '#contracts/tracking.ts';
import { sendMetrics } from './sendMetrics.ts';
import { isSampled, type Session } from './session.ts';

export function takeMetrics(session: () => Session | undefined): void {
  document.addEventListener(metricsDomEvent, (event) => {
    if (!(event instanceof CustomEvent)) return;
    const measured: Metric[] = event.detail;
    const metrics: Metric[] = [{ type: 'increment', name: 'page.view' }, ...measured];
    const known = session();
    const sample = known && { abSegment: known.segment, logMoreMetrics: isSampled(known) };
    const page = { ...pageFacts(), ...templateOf(), site: location.host, path: pathOfPage() };
    void sendMetrics({ ...page, ...sample, metrics });
  });
}

function templateOf(): Pick<MetricsBatch, 'pageTemplate'> {
  const facts = document.querySelector('main > article')?.getAttribute(factsAttribute) ?? '';
  const pageTemplate = /^\.pageTemplate ([a-z][a-z0-9-]{0,59})$/m.exec(facts)?.[1];
  return pageTemplate === undefined ? {} : { pageTemplate };
}
