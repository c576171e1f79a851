import type { BlockDataByType } from '#schemas/generated/types.ts';
import { present, presentOnes } from '../ui/presentText.ts';

export interface TickerHeadline {
  before: string | undefined;
  /** The rotating parts; the headline is static without any. */
  items: readonly string[];
  after: string | undefined;
}

/** Reads the headline: blank parts count as missing. Undefined if nothing is left. Pure. */
export function tickerHeadline(
  headline: BlockDataByType['ticker-hero']['tickerHeadline'],
): TickerHeadline | undefined {
  const [before, after] = [present(headline.beforeText), present(headline.afterText)];
  const items = presentOnes(headline.items);
  return before || after || items.length > 0 ? { before, items, after } : undefined;
}
