/** The kinds of CMS that can feed the store, as `CONTENT_CMS` calls them: each has a folder here. */
export const cmsKinds = ['contract', 'payload', 'wordpress'] as const;

export type CmsKind = (typeof cmsKinds)[number];

export function isBuiltInKind(kind: string): kind is CmsKind {
  return cmsKinds.some((each) => each === kind);
}

/** Whether a text names the file of an adapter from outside, such as `./folder/my-cms.js`. */
export function isCmsModule(kind: string): boolean {
  return /^\.{0,2}\/.*\.m?[jt]s$/.test(kind);
}
