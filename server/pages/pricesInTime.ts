import type { Logger } from 'pino';
import { TimeLimitError, withinTime } from '#platform/timeLimit.ts';
import type { AskPrices } from '#transformer/askedPrices.ts';

/** How long a reader's page waits for prices, in milliseconds: what comes later is no reason to wait for an article. */
const readersPatience = 150;

/** Asks for prices as long as a reader should wait for a page because of them. Where that fails, the page goes out without. */
export function pricesInTime(ask: AskPrices, log: Pick<Logger, 'error'>): AskPrices {
  return async (question) => {
    try {
      return await withinTime(readersPatience, ask(question));
    } catch (error) {
      if (!(error instanceof TimeLimitError)) log.error({ err: error }, 'prices could not be asked for');
      return undefined;
    }
  };
}
