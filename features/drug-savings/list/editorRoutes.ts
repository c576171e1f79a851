import { drugsAddress, type FoundDrugs, foundDrugsAddress } from '#editor-preview/model/drugs.ts';
import { editorFields } from '#editor-preview/model/editorPages.ts';
import { requireSignedIn } from '#feature-kit/requireOwner.ts';
import { api, type Route } from '#feature-kit/route.ts';
import { notFound } from '#platform/http/httpError.ts';
import type { DrugStore } from './drugStore.ts';
import { fromList } from './fromList.ts';

const mostFound = 10;

/** For all editors, in any country and with any price source. */
export function editorRoutes({ drugs }: { drugs: Pick<DrugStore, 'find' | 'bySlug'> }): Route[] {
  return [
    api(`GET ${foundDrugsAddress}`, async (request) => {
      requireSignedIn(request.person);
      const found = await fromList(drugs.find(request.query.get(editorFields.words) ?? '', mostFound));
      const body: FoundDrugs = {
        drugs: found.drugs.map(({ name, slug, drug }) => ({ name, slug, drug: drug.name })),
      };
      return { body };
    }),
    api(`GET ${drugsAddress}/:slug`, async (request) => {
      requireSignedIn(request.person);
      const found = await fromList(drugs.bySlug(request.params.slug ?? ''));
      if (!found) throw notFound();
      return { body: { drug: found.drug } };
    }),
  ];
}
