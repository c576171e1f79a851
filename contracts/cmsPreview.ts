export const previewsAddress = '/preview/cms/';

export const payloadPreviewAddresses = {
  /** `GET` with `token`: the page in a frame of Payload's admin. */
  frame: '/preview/cms/payload',
  /** `POST` of {@link PageToPreview}: the rendered page of an unpublished article. */
  page: '/preview/cms/payload/page',
} as const;

/** `POST` of a form with {@link previewTokenField} and {@link previewPostField}: the page of a WordPress post. */
export const wordpressPreviewAddress = '/preview/cms/wordpress';

export const previewPostField = 'post';

export const previewTokenField = 'token';

export interface PageToPreview {
  token: string;
  article: object;
  /** Returned with the page, so that the caller can match it with an article. */
  sequence: number;
}
