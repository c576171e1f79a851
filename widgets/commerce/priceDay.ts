export interface PriceDay {
  /** As in the data. */
  date: string;
  /** In English words that stay in one line. */
  text: string;
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function priceDay(date: string | undefined): PriceDay | undefined {
  return date ? { date, text: days.format(new Date(date)).replaceAll(' ', '\u00A0') } : undefined;
}
