/** The kinds of CMS that can feed the store, as `CONTENT_CMS` calls them: each has a folder here. */
export const cmsKinds = ['contract', 'payload'] as const;

export type CmsKind = (typeof cmsKinds)[number];
