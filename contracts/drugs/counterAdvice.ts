/** What a coupon is, where it stands. */
export const couponNature =
  'This coupon is not insurance. It does not expire, though the price may change.' as const;

/** What is worth knowing at the counter, wherever a coupon is. */
export function counterAdvice({ isControlled }: { isControlled: boolean }): readonly string[] {
  return [
    'Form, strength and quantity have to be those of the prescription.',
    'Ask for the cash price too: it may be lower.',
    ...(isControlled ? ['Some pharmacies take no coupon for controlled medicines.'] : []),
  ];
}

const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** When a price was seen: `November 26, 2026 at 4:05 PM UTC`. */
export function shownMoment(seenAt: string): string {
  return `${moment.format(new Date(seenAt))} UTC`;
}
