import {
  choice,
  optional,
  partnerAddress,
  reader,
  type SettingReader,
  text,
} from '#platform/configuration/readers.ts';
import { setting, type ValuesOf } from '#platform/configuration/setting.ts';
import { sendingSettings } from './sending/sendingSettings.ts';

export const settings = {
  drugSavings: setting({
    variable: 'DRUG_SAVINGS',
    about:
      'Made-up prices (sample), or no drug savings at all (off). By default: on with PRICING_API_URL; else sample for a site on this machine, and off for all others.',
    default: undefined,
    read: optional(choice('sample', 'off')),
  }),
  partner: setting({
    variable: 'PRICING_PARTNER',
    about: 'The name of the pricing partner in addresses of the API.',
    default: 'samplerx',
    read: partnerName(),
  }),
  apiUrl: setting({
    variable: 'PRICING_API_URL',
    about: 'The API of the pricing partner for drug prices and coupons.',
    default: undefined,
    read: optional(partnerAddress()),
    secret: true,
  }),
  apiKey: setting({
    variable: 'PRICING_API_KEY',
    about: 'The API key for that service.',
    default: undefined,
    read: optional(text(500)),
    secret: true,
  }),
  siteUrl: setting({
    variable: 'PRICING_SITE_URL',
    about:
      'The origin of the pricing partner’s own site, where its coupons are. By default that of PRICING_API_URL.',
    default: undefined,
    read: optional(partnerOrigin()),
  }),
  ...sendingSettings,
} as const;

export type DrugSavingsSettings = ValuesOf<typeof settings>;

function partnerName(): SettingReader<string> {
  return reader('lowercase letters and digits, a letter first, 40 at most', (value) =>
    /^[a-z][a-z0-9]{0,39}$/.test(value) ? value : undefined,
  );
}

/** Readers' searches are sent there, so https is required. */
function partnerOrigin(): SettingReader<string> {
  return reader('https:// and a host, without a path, or http:// on this machine', (value) => {
    const url = partnerAddress().parse(value) && URL.parse(value);
    return url && url.pathname === '/' && url.search === '' ? url.origin : undefined;
  });
}

/** `none` disables drug savings. */
export type PriceSource = 'sample' | 'partner' | 'none';

export function priceSource(
  { drugSavings, apiUrl }: Pick<DrugSavingsSettings, 'drugSavings' | 'apiUrl'>,
  { isOnThisMachine }: { isOnThisMachine: boolean },
): PriceSource {
  if (drugSavings === 'off') return 'none';
  if (drugSavings === 'sample') return 'sample';
  if (apiUrl !== undefined) return 'partner';
  return isOnThisMachine ? 'sample' : 'none';
}
