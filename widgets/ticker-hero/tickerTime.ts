/** How long each part of the headline is shown, in milliseconds. */
export const tickerIntervalMs = 2500;

/** The most parts that take turns. */
export const maxTickerItems = 12;
