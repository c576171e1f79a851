import { drugApi } from '#contracts/drugs/couponCalls.ts';
import { type ApiRoute, api } from '#feature-kit/route.ts';
import { type IsInTheUs, requireUs } from '../usReaders.ts';
import { findPriced, suggestionNote } from './pricedDrugs.ts';

const limit = { most: 60, seconds: 60 };
const mostSuggestions = 10;

type DrugRouteParts = Parameters<typeof findPriced>[2] & { isInTheUs: IsInTheUs };

/** `{ drugs: [{ name, slug, note }] }` that a text may mean, best first. */
export function drugRoutes(parts: DrugRouteParts): ApiRoute[] {
  return [
    api(`GET ${drugApi.drugs}`, { limit }, async (request) => {
      requireUs(request, parts.isInTheUs);
      const { drugs } = await findPriced(request.query.get('q') ?? '', mostSuggestions, parts);
      return {
        body: {
          drugs: drugs.map((each) => ({ name: each.name, slug: each.slug, note: suggestionNote(each) })),
        },
      };
    }),
  ];
}
