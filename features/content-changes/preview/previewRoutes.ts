import {
  type PageToPreview,
  payloadPreviewAddresses,
  previewPostField,
  previewTokenField,
  wordpressPreviewAddress,
} from '#contracts/cmsPreview.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { anonymousReader } from '#contracts/previewReader.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import { type Framing, form, json, type PageReply, page, type Route } from '#feature-kit/route.ts';
import { badRequest, HttpError } from '#platform/http/httpError.ts';
import { frameDocument, frameScript } from '#shell/preview/frameDocument.ts';
import { payloadFrameSource } from '#shell/preview/frameSource.ts';
import { maxArticleBytes } from '#transformer/article/limits.ts';
import { completeDraft } from '#transformer/validate/completeDraft.ts';
import { opensPreview } from './previewToken.ts';

interface PreviewOptions {
  /** The CMS's admin: only it may frame the preview, and only its messages are accepted. */
  cms: Framing;
  secret: string;
}

/** Form encoding takes three or more characters for one of JSON. */
const maxFormBytes = 4 * maxArticleBytes;
/** The article and its token. */
const maxBytes = maxArticleBytes + 10_000;
const limit = { most: 240, seconds: 60 };
/** An unpublished article has no path yet. */
const placeOfDraft = '/preview';

/** The content comes from the CMS's window, whatever is cached of the page. */
export function previewRoutes(
  { renderer, render }: Pick<FeatureParts, 'renderer' | 'render'>,
  { cms, secret }: PreviewOptions,
): Route[] {
  const mustOpen = (token: string | null): void => {
    if (!opensPreview(secret, token, Date.now()))
      throw new HttpError(401, 'This preview has expired. Open it again in the CMS.');
  };

  // A CMS by http is in a private network: the image proxy fetches nothing there, the editor's browser may.
  const shownIn = { framing: cms, ...(cms.startsWith('http:') ? { picturesOrigin: cms } : {}) };

  async function rendered(article: object) {
    const draft = completeDraft(article, placeOfDraft);
    const { document, loaded } = await render(draft, { ...anonymousReader, preview: true });
    if (!document) throw new HttpError(422, 'This article cannot be rendered.');
    return { document, loaded };
  }

  async function show(article: object, sequence: number): Promise<PageReply> {
    const { document, loaded } = await rendered(article);
    const facts = { path: placeOfDraft, article, sequence, reader: anonymousReader, loaded, cms };
    return {
      document: frameDocument(document, facts, { language: 'en', titles: {} }, renderer, payloadFrameSource),
      ...shownIn,
      inlineScripts: [frameScript],
    };
  }

  return [
    page(`GET ${payloadPreviewAddresses.frame}`, { limit }, ({ query }) => {
      mustOpen(query.get(previewTokenField));
      // The admin sends the document immediately after loading.
      return show({ blocks: [] }, 0);
    }),
    page(
      `POST ${payloadPreviewAddresses.page}`,
      { body: json(isPageToPreview, { maxBytes }), limit, waits: true },
      ({ body: { token, article, sequence } }) => {
        mustOpen(token);
        return show(article, sequence);
      },
    ),
    page(
      `POST ${wordpressPreviewAddress}`,
      {
        body: form(maxFormBytes),
        limit,
        waits: true, // The form is in WordPress's admin, and contains a token.
        takesFromAnywhere: true,
      },
      async ({ body }) => {
        mustOpen(body.get(previewTokenField));
        const post = parsedPost(body.get(previewPostField));
        const [{ toArticle }, { blocksFromHtml }] = await Promise.all([
          import('#content/cms/wordpress/toArticle.ts'),
          import('#widgets/blocksFromHtml.ts'),
        ]);
        const read = toArticle(post, { address: cms, blocksFromHtml, drafts: true });
        if (!read) throw badRequest('This post has no address.');
        const { document } = await rendered({ ...read.article, path: placeOfDraft });
        return { document, ...shownIn };
      },
    ),
  ];
}

function parsedPost(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const post: unknown = JSON.parse(text ?? '');
    if (isRecord(post)) return post;
  } catch (cause) {
    throw new HttpError(400, 'The post is not JSON.', { cause });
  }
  throw badRequest('The post is not an object.');
}

function isPageToPreview(value: unknown): value is PageToPreview {
  if (!isRecord(value)) return false;
  const { token, article, sequence } = value;
  return typeof token === 'string' && isRecord(article) && Number.isInteger(sequence);
}
