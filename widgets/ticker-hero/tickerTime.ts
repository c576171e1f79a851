export const tickerIntervalMs = 2500;

export const maxTickerItems = 12;
