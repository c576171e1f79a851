/** Display time of each part of the headline. */
export const tickerIntervalMs = 2500;

/** The maximum number of rotating parts. */
export const maxTickerItems = 12;
