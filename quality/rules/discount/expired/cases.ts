import { each } from '../../../testing/examples.ts';
import type { RuleExamples } from '../../../testing/ruleCases.ts';

function card(discount: string): object {
  return { type: 'product-card', data: { productTitle: 'Collagen', discount } };
}

export const cases: RuleExamples = {
  finds: {
    ...each(
      'a coupon until',
      [
        'May 3, 2025',
        'Feb. 1st 2026',
        '31 December 2025',
        '31 December, 2025',
        '3rd Sept 2025',
        '12/31/2025',
        '6/30/25',
        '2026-02-28',
      ],
      (day) => ({
        content: card(`Save 20% with code SLEEP until ${day}`),
        marks: `until ${day}`,
      }),
    ),
    ...each(
      'words',
      ['until', 'till', 'through', 'thru', 'ends', 'ended on', 'expires', 'expired:', 'expiring', 'valid to'],
      (words) => ({
        content: card(`10% off, ${words} May 3, 2025`),
      }),
    ),
    ...each(
      'a month with its year',
      ['June 2025', 'June, 2025', 'Feb. 2026', 'the end of May 2025'],
      (when) => ({
        content: card(`20% off through ${when}`),
        marks: `through ${when}`,
      }),
    ),
    'an offer that ended in a month': {
      content: card('This deal ended in June 2025'),
      marks: 'ended in June 2025',
    },
    ...each(
      'an offer',
      ['Coupon', 'Codes', 'Promo', 'Discount', 'Deals', 'Offer', 'Sale', 'Save', '5% off', 'Free shipping'],
      (words) => ({
        content: card(`${words} until 12/31/2025`),
      }),
    ),
    ...each(
      'a month',
      ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
      (name) => ({
        content: card(`Sale ends ${name} 9, 2025`),
      }),
    ),
    ...each(
      'a moment',
      ['midnight', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      (moment) => ({
        content: card(`Sale ends ${moment}, May 4, 2025`),
      }),
    ),
    'an offer in a text': {
      content: '<p>The deal ends on <b>May 3, 2025</b>: the sale ends May 3, 2025.</p>',
      count: 1,
    },
  },
  passes: {
    'an offer that holds': card('Save 20% until December 31, 2026'),
    'one that holds this year, in two digits': card('Save 20% until 12/31/26'),
    'a share that is no day': card('Save 20% until 10/15/5'),
    'one that ends today': card('Save 20% until April 1, 2026'),
    'one that ended yesterday somewhere on earth': card('Save 20% until March 31, 2026'),
    'one that holds through this month': card('Save 20% through March 2026'),
    'a day without a year': card('Save 20% until December 31'),
    'a study that ended': '<p>The trial ran until May 3, 2025.</p>',
    'a day on which something begins': card('Save 20% from May 3, 2025'),
    'a month that does not exist': card('Save 20% until 13/31/2025'),
  },
};
