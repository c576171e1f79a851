export type Change =
  | { path: string; kind: 'published' | 'withdrawn' }
  | { path: string; kind: 'moved'; to: string };

export interface PublicState {
  path: string;
  published: boolean;
  /** Of the published row, not of a later draft. */
  updatedAt: string;
}

/** Undefined if nothing public changed, such as for a new draft. */
export function changeBetween(
  before: PublicState | undefined,
  after: PublicState | undefined,
): Change | undefined {
  const was = before?.published ? before : undefined;
  const is = after?.published ? after : undefined;
  if (!is) return was && { path: was.path, kind: 'withdrawn' };
  if (was && was.path !== is.path) return { path: was.path, kind: 'moved', to: is.path };
  return was?.updatedAt === is.updatedAt ? undefined : { path: is.path, kind: 'published' };
}
