import {
  type ShareMade,
  type Shares,
  shareField,
  sharesAddress,
} from '#editor-preview/model/sharing/share.ts';
import { type EditorStore, newArticle } from '#editor-preview/store/editorStore.ts';
import { api, json, type Route } from '#feature-kit/route.ts';
import { HttpError, notFound } from '#platform/http/httpError.ts';
import { validateShareToMake } from '#schemas/generated/validators.js';
import { articlePathOf, requiredField } from '../requests/requestFields.ts';
import { permitted } from '../requests/signedIn.ts';
import { wordsFor } from '../words/words.ts';
import { newLink } from './shareLink.ts';

const maxShareBytes = 1_024;
const day = 24 * 60 * 60 * 1000;

export function sharesApi(
  store: Pick<EditorStore, 'editing' | 'shares' | 'people'>,
  now: () => number = Date.now,
): Route[] {
  return [
    api(`GET ${sharesAddress}`, async ({ query }) => ({
      body: { shares: await store.shares.list(articlePathOf(query)) } satisfies Shares,
    })),
    api(
      `POST ${sharesAddress}`,
      { body: json(validateShareToMake, { maxBytes: maxShareBytes }) },
      async (request) => {
        const { name: author } = await permitted(request, 'share', store.people);
        const { query, body } = request;
        const { shown, days } = body;
        const path = articlePathOf(query);
        await store.editing.open(path, newArticle(path));
        const { link, ...record } = newLink();
        const expiresAt = new Date(now() + days * day);
        const outcome = await store.shares.keep(path, { ...record, shown, author, expiresAt });
        if (!outcome.ok)
          throw new HttpError(409, wordsFor(request.headers).words.refusals.shares[outcome.because]);
        return { body: { share: outcome.share, link } satisfies ShareMade };
      },
    ),
    api(`DELETE ${sharesAddress}`, async (request) => {
      const { name: author } = await permitted(request, 'share', store.people);
      const { query } = request;
      const isThere = await store.shares.revoke(
        articlePathOf(query),
        requiredField(query, shareField),
        author,
      );
      if (!isThere) throw notFound();
      return { status: 204 };
    }),
  ];
}
