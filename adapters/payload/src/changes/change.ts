/** What Pagewell is told of an article: `POST /api/content/changes` takes these. */
export type Change =
  | { path: string; kind: 'published' | 'withdrawn' }
  | { path: string; kind: 'moved'; to: string };

/** Of an article, what says whether readers get something else now. */
export interface Standing {
  path: string;
  published: boolean;
  /** Of the row that readers get, not of a draft beside it. */
  updatedAt: string;
}

/**
 * What has become of an article for its readers, where anything has. A draft that is kept beside what is published changes nothing.
 *
 * @param before nothing where the article was not there yet
 * @param after nothing where it is deleted
 */
export function changeBetween(before: Standing | undefined, after: Standing | undefined): Change | undefined {
  const was = before?.published ? before : undefined;
  const is = after?.published ? after : undefined;
  if (!is) return was && { path: was.path, kind: 'withdrawn' };
  if (was && was.path !== is.path) return { path: was.path, kind: 'moved', to: is.path };
  return was?.updatedAt === is.updatedAt ? undefined : { path: is.path, kind: 'published' };
}
