import { editorAddresses } from '#editor-preview/model/editorPages.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { form, page, type Redirect, type Route } from '#feature-kit/route.ts';
import { listFields } from '../list/listArticles.ts';
import { articlePathOf } from '../requests/requestFields.ts';
import { permitted } from '../requests/signedIn.ts';

export type WithdrawingStore = Pick<EditorStore, 'unpublish' | 'publishRevision' | 'revisions' | 'people'>;

/** A percent-encoded path, and its field name. */
const maxFormBytes = 2048;

export function withdrawingRoutes(store: WithdrawingStore): Route[] {
  return [
    page('POST /editor/withdraw', {
      body: form(maxFormBytes),
      handle: async (request) => {
        const { name } = await permitted(request, 'withdraw', store.people);
        const path = articlePathOf(request.body);
        await store.unpublish(path, name);
        return toList(path, 'withdrawn');
      },
    }),
    page('POST /editor/put-back', {
      body: form(maxFormBytes),
      handle: async (request) => {
        const { name: author } = await permitted(request, 'publish', store.people);
        const path = articlePathOf(request.body);
        const [last] = await store.revisions(path, { limit: 1 });
        // Only if none is published, so that a concurrent publication stays.
        if (last) await store.publishRevision(path, last.revision, { author, basedOn: null });
        return toList(path, 'put-back');
      },
    }),
  ];
}

function toList(path: string, done: 'withdrawn' | 'put-back'): Redirect {
  return {
    redirect: `${editorAddresses.list}?${new URLSearchParams({ [listFields.done]: done, [listFields.path]: path })}`,
  };
}
