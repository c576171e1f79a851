import type { Logger } from 'pino';
import { TimeLimitError, withinTime } from '#platform/timeLimit.ts';
import type { DataSources } from '#transformer/render/neededData.ts';

/** An article must not wait longer for the data of its blocks. */
const pageDeadlineMs = 150;

/** On timeout or failure the page is rendered without the data. */
export function dataBeforeDeadline(log: Pick<Logger, 'error'>): DataSources['beforeDeadline'] {
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
