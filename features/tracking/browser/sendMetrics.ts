import { sendInBackground } from '#client/sendInBackground.ts';
import { handOver } from '#contracts/fetchJson.ts';
import { longestMetricMs, type MetricsBatch, metricsAddress } from '#contracts/metrics.ts';

/** As good as an answer that says so. */
const unreachable = 503;
const tooMany = 429;

/**
 * Sends what was measured: as a beacon, or where the browser takes none as a request, which is sent again after 1, 2, 4, 8, 16 and
 * 32 seconds where it fails. After that, what was measured is dropped.
 */
export async function sendMetrics(batch: MetricsBatch): Promise<void> {
  if (sendInBackground(metricsAddress, batch)) return;
  for (let wait = 1_000; ; wait *= 2) {
    const status = (await handOver(metricsAddress, batch)) ?? unreachable;
    // What the server refuses, it would refuse again.
    if ((status < 500 && status !== tooMany) || wait > longestMetricMs) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
