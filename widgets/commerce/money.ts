const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** A price in US dollars as displayed: `$54.99`, `$49`, `$1,249.50`, and `Free` for zero. */
export function formatPrice(price: number): string {
  return price === 0 ? 'Free' : formatDollars(price);
}

/** An amount in US dollars, always with the sign: `$54.99`, `$49`, `$0`. */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}

/** A price as a number, rounded to the displayed cent. */
export function shownPrice(price: number): number {
  return Number(price.toFixed(2));
}
