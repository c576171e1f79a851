import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { form, page, type Route } from '#feature-kit/route.ts';
import { redirectToList } from '../list/listArticles.ts';
import { articlePathOf } from '../requests/requestFields.ts';
import { permitted } from '../requests/signedIn.ts';

export type WithdrawingStore = Pick<
  EditorStore,
  'unpublish' | 'publishRevision' | 'revisions' | 'people' | 'places'
>;

/** A percent-encoded path, and its field name. */
const maxFormBytes = 2048;

export function withdrawingRoutes(store: WithdrawingStore): Route[] {
  return [
    page('POST /editor/withdraw', { body: form(maxFormBytes) }, async (request) => {
      const { name } = await permitted(request, 'withdraw', store.people);
      const path = await store.places.present(articlePathOf(request.body));
      return redirectToList(path, (await store.unpublish(path, name)) && 'withdrawn');
    }),
    page('POST /editor/put-back', { body: form(maxFormBytes) }, async (request) => {
      const { name: author } = await permitted(request, 'publish', store.people);
      const path = await store.places.present(articlePathOf(request.body));
      const [last] = await store.revisions(path, { limit: 1 });
      // Only if none is published, so that a concurrent publication stays.
      const outcome = last && (await store.publishRevision(path, last.revision, { author, basedOn: null }));
      return redirectToList(path, outcome?.ok && 'put-back');
    }),
  ];
}
