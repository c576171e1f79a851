import { defaultLanguage } from '#contracts/defaultLanguage.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import { PartnerError } from '#feature-kit/partners.ts';
import type { RouteRequest } from '#feature-kit/route.ts';
import { longestQuery } from './parameters.ts';

export const mostRelated = 10;

/** Faster than typing; the partner counts requests. */
export const suggestionsLimit = { most: 120, seconds: 60 };

export interface RelatedSuggestions {
  /** There is a partner, and the reader's cookie agrees to it. */
  mayAsk: (reader: Pick<RouteRequest, 'headers'>) => boolean;
  ask: (text: string, reader: Pick<RouteRequest, 'headers' | 'clientAddress'>) => Promise<readonly string[]>;
}

export const nothingRelated: RelatedSuggestions = { mayAsk: () => false, ask: async () => [] };

export function partnerSuggestions(
  { partners, limits }: Pick<FeatureParts, 'partners' | 'limits'>,
  address: string | undefined,
  { client, partner: account }: { client: string; partner: string | undefined },
): RelatedSuggestions {
  if (address === undefined) return nothingRelated;
  const partner = partners.connect('suggestions', { address });
  const counting = limits.of('suggestions of a partner', suggestionsLimit);
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

/** The response's second element has the entries; the first value of each is the suggestion. */
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
