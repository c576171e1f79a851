import { drugApi } from '#contracts/drugs/couponCalls.ts';
import { type ApiRoute, api } from '#feature-kit/route.ts';
import { type IsInTheUs, requireUs } from '../usReaders.ts';
import type { DrugStore } from './drugStore.ts';
import { fromList } from './fromList.ts';

const limit = { most: 60, seconds: 60 };
const mostSuggestions = 10;

/** `{ drugs: [{ name, slug }] }` that a text may mean, best first. */
export function drugRoutes({
  drugs,
  isInTheUs,
}: {
  drugs: Pick<DrugStore, 'find'>;
  isInTheUs: IsInTheUs;
}): ApiRoute[] {
  return [
    api(`GET ${drugApi.drugs}`, {
      limit,
      handle: async (request) => {
        requireUs(request, isInTheUs);
        const found = await fromList(drugs.find(request.query.get('q') ?? '', mostSuggestions));
        return { body: { drugs: found.drugs.map(({ name, slug }) => ({ name, slug })) } };
      },
    }),
  ];
}
