import type { Logger } from 'pino';
import { TimeLimitError, withinTime } from '#platform/timeLimit.ts';
import type { DataSources } from '#transformer/page/neededData.ts';

/** Deadline of the data of a page's blocks: an article must not wait longer for it. */
const pageDeadlineMs = 150;

/** Waits for data of a page up to the deadline. On failure the page is rendered without it. */
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
