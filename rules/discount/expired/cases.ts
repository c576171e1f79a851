import { block, each, phrases } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

function card(discount: string): object {
  return block('product-card', { productTitle: 'Collagen', discount });
}

export const cases: RuleExamples = {
  finds: {
    ...each(
      'a coupon until',
      phrases(`
        May 3, 2025 | Feb. 1st 2026 | 31 December 2025 | 31 December, 2025 | 3rd Sept 2025 | 12/31/2025
        6/30/25 | 2026-02-28
      `),
      (day) => ({ content: card(`Save 20% with code SLEEP until ${day}`), marks: `until ${day}` }),
    ),
    ...each(
      'words',
      ['until', 'till', 'through', 'thru', 'ends', 'ended on', 'expires', 'expired:', 'expiring', 'valid to'],
      (words) => ({ content: card(`10% off, ${words} May 3, 2025`) }),
    ),
    ...each(
      'a month with its year',
      ['June 2025', 'June, 2025', 'Feb. 2026', 'the end of May 2025'],
      (when) => ({ content: card(`20% off through ${when}`), marks: `through ${when}` }),
    ),
    ...each(
      'a quarter or a holiday that an offer names',
      phrases(`
        20% off Q2 2025 | 20% off in Q2 2025 | Discount (Q4 2025) | Code SLEEP, valid Q4 2025 deal
        Q2 of 2025 promo | Sale through the end of Q3 2025 | Labor Day 2025 sale
        Labor Day 2025 weekend deals | Offer for Black Friday 2025 | Save 10% through Memorial Day, 2025
        Summer 2025 savings | Spring 2025 special | Fall 2025 coupon | Sale: Christmas 2025
        Cyber Monday 2025 discounts | Presidents’ Day 2026 deal | Valentine's Day 2026 offer
        Easter 2025 code | Mother’s Day 2025 specials | Father’s Day 2025 sale | Independence Day 2025 sale
        Fourth of July 2025 sale | July 4th 2025 sale | Halloween 2025 sale | Prime Day 2025 deals
        Veterans Day 2025 offer | Thanksgiving 2025 sale | Sale during Summer 2025
        10% menos: Q2 2025, cupón A
      `),
      (words) => ({ content: card(words) }),
    ),
    ...each(
      'a day',
      ['by 2025-06-30', 'by June 30, 2025', 'before 6/30/2025', 'antes del 3 de mayo de 2025'],
      (day) => ({ content: card(`Coupon SLEEP: order ${day}`), marks: day }),
    ),
    ...each(
      'an offer in Spanish',
      [
        'Cupón hasta el 30 de junio de 2025',
        'Cupones hasta junio de 2025',
        'Código A: vence el 1 de enero del 2026',
        'Descuento hasta fin de abr. de 2025',
        'Oferta hasta agosto de 2025',
        'Rebajas hasta el 5 de dic de 2025',
        'Ahorra hasta el 5 de enero de 2026',
        'Envío gratis, vence 5 de agosto de 2025',
      ],
      (words) => ({ content: card(words) }),
    ),
    'an offer that ended in a month': {
      content: card('This deal ended in June 2025'),
      marks: 'ended in June 2025',
    },
    ...each(
      'an offer',
      ['Coupon', 'Codes', 'Promo', 'Discount', 'Deals', 'Offer', 'Sale', 'Save', '5% off', 'Free shipping'],
      (words) => ({ content: card(`${words} until 12/31/2025`) }),
    ),
    ...each(
      'a month',
      ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
      (name) => ({ content: card(`Sale ends ${name} 9, 2025`) }),
    ),
    ...each(
      'a moment',
      ['midnight', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      (moment) => ({ content: card(`Sale ends ${moment}, May 4, 2025`) }),
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
    'a quarter that has not ended': card('20% off Q2 2026'),
    'a holiday to come': card('Labor Day 2026 sale'),
    'a holiday to come, with its curled sign': card('Mother’s Day 2026 sale'),
    'a day to come': card('Use the code by 2026-06-30'),
    'a quarter in a report': '<p>The company offers a tea, and in Q2 2025 more people bought it.</p>',
    'a holiday in a study': '<p>They met after Labor Day 2025, and 4% dropped off.</p>',
    'what was done by a month': '<p>By May 2025, the drug was taken off the market.</p>',
    'an offer in Spanish that holds': card('Cupón hasta el 30 de junio de 2027'),
    'a study that ended': '<p>The trial ran until May 3, 2025.</p>',
    'a day on which something begins': card('Save 20% from May 3, 2025'),
    'a month that does not exist': card('Save 20% until 13/31/2025'),
  },
};
