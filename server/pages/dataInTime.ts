import type { Logger } from 'pino';
import { TimeLimitError, withinTime } from '#platform/timeLimit.ts';
import type { DataSources } from '#transformer/page/neededData.ts';

/** How long a reader's page waits for the data that its blocks need, in milliseconds: later data is no reason to wait for an article. */
const pageDeadlineMs = 150;

/** Waits for data as long as a reader should wait for a page because of it. Where that fails, the page goes out without. */
export function dataInTime(log: Pick<Logger, 'error'>): DataSources['inTime'] {
  return async (service, load) => {
    try {
      return await withinTime(pageDeadlineMs, load());
    } catch (error) {
      if (!(error instanceof TimeLimitError))
        log.error({ err: error, service }, 'data that a page needs could not be fetched');
      return undefined;
    }
  };
}
