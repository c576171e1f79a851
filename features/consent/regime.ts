import type { Regime } from '#contracts/consent.ts';

/** The European Economic Area with its members' territories, the United Kingdom, and Switzerland. */
const underGdpr: ReadonlySet<string> = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' +
    'IS LI NO AX GF GP MF MQ RE YT GB GG GI IM JE CH'
  ).split(' '),
);

export function regimeOf(country: string | undefined): Regime {
  if (country === undefined || underGdpr.has(country)) return 'gdpr';
  return country === 'US' ? 'us' : 'none';
}
