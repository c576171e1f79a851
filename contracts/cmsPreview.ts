// What the page that a CMS shows in its preview, and its script, agree on with the server.

/** What all of its addresses begin with. */
export const previewsAddress = '/preview/cms/';

/** Addresses of the preview in Payload. */
export const payloadPreviewAddresses = {
  /** `GET` with `token`: the page that Payload's admin shows in a frame. */
  frame: '/preview/cms/payload',
  /** `POST` of {@link PageToPreview}: the page that readers would get of an article that is not published. */
  page: '/preview/cms/payload/page',
} as const;

/** `POST` of a form with {@link previewTokenField} and {@link previewPostField}: the page of a post of WordPress, in a frame of its admin. */
export const wordpressPreviewAddress = '/preview/cms/wordpress';

/** The field that holds the post, in the JSON of the REST API. */
export const previewPostField = 'post';

/** The parameter of the address that says who may look. */
export const previewTokenField = 'token';

export interface PageToPreview {
  token: string;
  article: object;
  /** Comes back with the page, so that whoever asked knows of which article it is. */
  sequence: number;
}
