import { sendInBackground } from '#client/sendInBackground.ts';
import { postWithoutAnswer } from '#contracts/fetchJson.ts';
import { longestMetricMs, type MetricsBatch, metricsAddress } from '#contracts/metrics.ts';

/** A network error counts as this status. */
const unreachable = 503;
const tooMany = 429;

/** A beacon, else a request, retried after 1, 2, 4, 8, 16 and 32 seconds, and then dropped. */
export async function sendMetrics(batch: MetricsBatch): Promise<void> {
  if (sendInBackground(metricsAddress, batch)) return;
  for (let wait = 1_000; ; wait *= 2) {
    const status = (await postWithoutAnswer(metricsAddress, batch)) ?? unreachable;
    // A rejected batch would be rejected again.
    if ((status < 500 && status !== tooMany) || wait > longestMetricMs) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
