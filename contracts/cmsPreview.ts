// Contract between the page in a CMS's preview, its script and the server.

/** What all of its addresses begin with. */
export const previewsAddress = '/preview/cms/';

/** Addresses of the preview in Payload. */
export const payloadPreviewAddresses = {
  /** `GET` with `token`: the page in a frame of Payload's admin. */
  frame: '/preview/cms/payload',
  /** `POST` of {@link PageToPreview}: the rendered page of an unpublished article. */
  page: '/preview/cms/payload/page',
} as const;

/** `POST` of a form with {@link previewTokenField} and {@link previewPostField}: the page of a post of WordPress, in a frame of its admin. */
export const wordpressPreviewAddress = '/preview/cms/wordpress';

/** Field with the post, as JSON of the REST API. */
export const previewPostField = 'post';

/** Query parameter with the access token. */
export const previewTokenField = 'token';

export interface PageToPreview {
  token: string;
  article: object;
  /** Returned with the page, so that the caller can match it with an article. */
  sequence: number;
}
