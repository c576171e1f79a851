import { defaultLanguage } from '#contracts/defaultLanguage.ts';
import type { FeatureParts } from '../parts/feature.ts';
import { PartnerError } from '../parts/partners.ts';
import type { RouteRequest } from '../parts/route.ts';
import { longestQuery } from './parameters.ts';

/** The most suggestions of a partner that are kept. */
export const mostRelated = 10;

/** For one client: nobody types more, and the partner counts what it is asked. */
export const mostAsked = { most: 120, seconds: 60 };

/** What a partner suggests. */
export interface RelatedSuggestions {
  /** Whether there is one, and the reader's browser says that they have agreed to ask it. */
  mayAsk: (reader: Pick<RouteRequest, 'headers'>) => boolean;
  /**
   * What it suggests for a text, on behalf of the reader who sent this request. Nothing for a blank text, where the reader has not
   * agreed or asks far too often, and where anything fails: the search box does without.
   */
  ask: (text: string, reader: Pick<RouteRequest, 'headers' | 'clientAddress'>) => Promise<readonly string[]>;
}

/** Where there is no partner. */
export const nothingRelated: RelatedSuggestions = { mayAsk: () => false, ask: async () => [] };

/** @param address of the partner; without one nobody is asked */
export function partnerSuggestions(
  { partners, limits }: Pick<FeatureParts, 'partners' | 'limits'>,
  address: string | undefined,
  { client, partner: account }: { client: string; partner: string | undefined },
): RelatedSuggestions {
  if (address === undefined) return nothingRelated;
  const partner = partners.connect('suggestions', { address });
  const counting = limits.of('suggestions of a partner', mostAsked);
  const ask: RelatedSuggestions['ask'] = async (text, { headers: reader, clientAddress }) => {
    const q = text.trim();
    if (q === '' || !partner.mayAsk(reader)) return [];
    if ((await counting.secondsToWait(clientAddress)) > 0) return [];
    const asks = { client, ...(account === undefined ? {} : { partner: account }) };
    try {
      return readRelated(await partner.ask({ reader, payload: { ...asks, language: defaultLanguage, q } }));
    } catch (error) {
      if (!(error instanceof PartnerError)) throw error;
      return [];
    }
  };
  return { ask, mayAsk: ({ headers }) => partner.mayAsk(headers) };
}

/** The second element of the answer holds the entries; the first value of each is what is suggested. */
export function readRelated(answer: unknown): string[] {
  const entries: unknown = Array.isArray(answer) ? answer[1] : undefined;
  if (!Array.isArray(entries)) return [];
  return entries
    .map((entry) => (Array.isArray(entry) ? entry[0] : undefined))
    .filter(isText)
    .slice(0, mostRelated);
}

function isText(value: unknown): value is string {
  return (
    typeof value === 'string' && value.trim() !== '' && value.length <= longestQuery && !/\p{Cc}/u.test(value)
  );
}
