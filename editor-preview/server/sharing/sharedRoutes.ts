import { sharedAddress } from '#editor-preview/model/sharing/share.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { type PageReply, page, type Route } from '#feature-kit/route.ts';
import { errorPage } from '#shell/errors/errorPage.tsx';
import type { PageRenderer, YieldingRender } from '#shell/renderPage.ts';
import { completeDraft } from '#transformer/validate/completeDraft.ts';
import { anyReader } from '../requests/requestFields.ts';
import { wordsFor } from '../words/words.ts';
import { sharedArticle } from './sharedArticle.ts';
import { sharedDocument } from './sharedDocument.tsx';
import { opens, secretField } from './shareLink.ts';

interface SharedParts {
  store: Pick<EditorStore, 'shares' | 'places' | 'get' | 'getDraft' | 'getRevision' | 'revisions'>;
  renderer: PageRenderer;
  render: YieldingRender;
  now?: () => number;
}

/** For one network: more than people read, far fewer than guessing takes. */
const opening = { most: 60, seconds: 60 };

/** The link must not leak by referrers, and its page must not be stored or indexed. */
const headers = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow, noarchive' };

const unknown = 'The preview was not found. The link may be incomplete: ask the sender.';
const over = 'This preview link has expired. Ask the sender for a new one.';

/** For anyone with the link, without sign-in. */
export function sharedRoutes({ store, renderer, render, now = Date.now }: SharedParts): Route[] {
  return [
    page(
      `GET ${sharedAddress}/:id`,
      { limit: opening, waits: true },
      async ({ params, query, headers: sent }) => {
        const opened = await store.shares.get(params.id ?? '');
        // Without the right secret the response does not reveal whether the link exists.
        if (!opened || !opens(query.get(secretField), opened.secretHash)) return sorry(404, unknown);
        const { path, share } = opened;
        if (share.revokedAt !== undefined || Date.parse(share.expiresAt) <= now()) return sorry(410, over);
        const isDeleted = (await store.places.deletionOf(path)) !== undefined;
        const shared = isDeleted ? undefined : await sharedArticle(store, opened);
        if (!shared) return sorry(410, over);
        await store.shares.noteOpened(share.id);
        const article = completeDraft(shared.article, path);
        const { changes = [], related = [] } = (await store.get(path)) ?? {};
        const { document } = await render(article, anyReader, { changes, related });
        if (!document) return sorry(422, 'This article cannot be shown at the moment.');
        const facts = { ...shared, expiresAt: share.expiresAt };
        return { document: sharedDocument(document, renderer, { facts, i18n: wordsFor(sent) }), headers };
      },
    ),
  ];

  function sorry(status: number, message: string): PageReply {
    return { document: sharedDocument(errorPage({ status, message }, renderer), renderer), status, headers };
  }
}
