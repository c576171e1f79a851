import { editorAddresses } from '#editing/editorPages.ts';
import { form, page, type Redirect, type Route } from '../../parts/route.ts';
import { listFields } from '../list/listArticles.ts';
import { articlePathOf } from '../requests/requestFields.ts';
import { permitted } from '../requests/signedIn.ts';
import type { EditorStore } from '../store/editorStore.ts';

/** What taking an article from its readers needs of the store. */
export type WithdrawingStore = Pick<EditorStore, 'unpublish' | 'publishRevision' | 'revisions' | 'people'>;

/** A path, percent-encoded, and the name of its field. */
const maxFormBytes = 2048;

/**
 * Taking an article from the readers, and giving it back as it was: forms of the list, without a script. Nothing is lost
 * by either: revisions and draft stay.
 */
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
        // Only where none is published: what somebody else has published meanwhile stays.
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
