import type { BlockDataByType } from '#schemas/generated/types.ts';
import { present, presentOnes } from '../ui/presentText.ts';

export interface TickerHeadline {
  before: string | undefined;
  /** What is shown in turn; without any, the headline stands still. */
  items: readonly string[];
  after: string | undefined;
}

/** Reads the headline: blank parts count as missing. Undefined where nothing is left of it. Pure. */
export function tickerHeadline(
  headline: BlockDataByType['ticker-hero']['tickerHeadline'],
): TickerHeadline | undefined {
  const [before, after] = [present(headline.beforeText), present(headline.afterText)];
  const items = presentOnes(headline.items);
  return before || after || items.length > 0 ? { before, items, after } : undefined;
}
