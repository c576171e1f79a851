import {
  ownFrameAddresses,
  ownFrameFields,
  type PreviewTokenGrant,
  previewTokenAddress,
} from '#editor-preview/model/editorPages.ts';
import { owner } from '#editor-preview/model/person.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import {
  api,
  type Framing,
  form,
  guard,
  type PageReply,
  page,
  type Route,
  type RouteRequest,
} from '#feature-kit/route.ts';
import { HttpError, notFound } from '#platform/http/httpError.ts';
import { articlePathOf } from '../requests/requestFields.ts';
import { type CountOfBlocks, countOfBlocks } from './frameRoutes.ts';
import {
  issuePreviewToken,
  type PreviewClaims,
  previewTokenSeconds,
  readPreviewToken,
} from './previewToken.ts';

interface OwnFrameParts {
  previewOrigin: string;
  secret: string;
  store: Pick<EditorStore, 'people' | 'places'> | undefined;
  frame: (path: string, fields: URLSearchParams, editor: Framing) => Promise<PageReply>;
  differ: (count: CountOfBlocks) => void;
}

const maxFormBytes = 8_192;

/** A token in a form body opens the preview, so it is in no address, log or referrer. Must precede the guard. */
export function ownFrameRoutes({ previewOrigin, secret, store, frame, differ }: OwnFrameParts): Route[] {
  const { host } = new URL(previewOrigin);
  const isOwn = ({ headers }: Pick<RouteRequest, 'headers'>): boolean => headers.host === host;

  /** @throws HttpError 401 for an invalid token, or when its person has lost access */
  async function claimsIn(token: string | null | undefined): Promise<PreviewClaims> {
    const claims = readPreviewToken(secret, token, Date.now());
    if (!claims || !(await isHere(claims.person)))
      throw new HttpError(401, 'This preview has expired. Open it again in the editor.');
    return claims;
  }
  async function isHere(person: string): Promise<boolean> {
    return !store || person === owner.id || (await store.people.withId(person)) !== undefined;
  }
  /** It may have been renamed since the token was issued. */
  async function isSameArticle(one: string, other: string): Promise<boolean> {
    if (one === other || !store) return one === other;
    return (await store.places.present(one)) === (await store.places.present(other));
  }

  return [
    guard('/editor', (request) => {
      if (isOwn(request)) throw notFound();
      return undefined;
    }),
    guard('/preview-frame', (request) => {
      if (!isOwn(request)) throw notFound();
      return undefined;
    }),
    page(
      `POST ${ownFrameAddresses.page}`,
      {
        body: form(maxFormBytes), // From the editor's origin, and from the frame itself: the token names them.
        takesFromAnywhere: true,
      },
      async ({ body, headers }) => {
        const claims = await claimsIn(body.get(ownFrameFields.token));
        const path = articlePathOf(body);
        const isFromThere = headers.origin === claims.editor || headers.origin === previewOrigin;
        if (!isFromThere || !(await isSameArticle(path, claims.path)))
          throw new HttpError(403, 'This token is for another preview.');
        return frame(path, body, claims.editor);
      },
    ),
    api(`POST ${ownFrameAddresses.differences}`, { body: countOfBlocks }, async ({ headers, body }) => {
      await claimsIn(/^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]);
      differ(body);
      return { status: 204 };
    }),
  ];
}

export function previewTokenRoutes(
  secret: string,
  personOf: (request: RouteRequest<unknown>) => Promise<string> | string,
): Route[] {
  return [
    api(`POST ${previewTokenAddress}`, async (request) => {
      const { origin } = request.headers;
      if (!isWebOrigin(origin))
        throw new HttpError(400, 'A preview must be opened from a page of the editor, in a browser.');
      const path = articlePathOf(request.query);
      const claims = { path, person: await personOf(request), editor: origin };
      const grant: PreviewTokenGrant = {
        token: issuePreviewToken(secret, claims, Date.now()),
        seconds: previewTokenSeconds,
      };
      return { body: grant };
    }),
  ];
}

function isWebOrigin(origin: string | undefined): origin is `http${string}` {
  return origin !== undefined && /^https?:\/\/[^\s;,'"/]+$/.test(origin) && URL.canParse(origin);
}
