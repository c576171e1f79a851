export const cmsKinds = ['contract', 'payload', 'wordpress'] as const;

export type CmsKind = (typeof cmsKinds)[number];

export function isBuiltInKind(kind: string): kind is CmsKind {
  return cmsKinds.some((each) => each === kind);
}

export function isCmsModule(kind: string): boolean {
  return /^\.{0,2}\/.*\.m?[jt]s$/.test(kind);
}
