import { serialiseArticle } from '../../source/articleDocument.ts';
import type { Revisioned } from '../../source/source.ts';
import { asJsonObject, loadEdited, lockArticle, setWholeArticle } from '../operations/editedRow.ts';
import { followPublished } from '../operations/followPublished.ts';
import type { Database, Work } from '../tables/tables.ts';
import { publishing, publishNew } from './articleStore.ts';
import { getDeletion } from './deletedArticles.ts';
import { type Draft, getDraft, makeRoomOfDeleted, storeDraft } from './drafts.ts';
import { isPathInUse } from './isPathInUse.ts';
import { getPublished } from './publishedArticles.ts';
import { addRedirect, isRenamed, redirectAuthors, redirectTarget } from './redirects.ts';

export interface ImportOptions {
  author: string;
  as: 'published' | 'draft';
  basedOn: string | null;
  /** Redirect to the article, unless another one has the path, or had it before a rename. */
  formerPaths: readonly string[];
}

/** An editor changed it since the last import, or it was never imported. */
export type ImportConflict = 'changed-since' | 'not-imported';

export type ImportOutcome =
  | { ok: true; revision: string; changed: boolean; as: 'published' | 'draft' }
  | { ok: false; conflict: ImportConflict };

/** Idempotent. Changes of editors since the last import stay. @throws InvalidArticleError */
export function importArticle(
  db: Database,
  path: string,
  article: unknown,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const { json, value } = serialiseArticle(path, article);
  return publishing(db, async (work) => {
    await lockArticle(work, path);
    // Deleting what an import created is a change by an editor too.
    if (options.basedOn !== null && (await getDeletion(work, path)))
      return { ok: false, conflict: 'changed-since' };
    const isFreed = await makeRoomOfDeleted(work, path);
    const [draft, published] = [await getDraft(work, path), await getPublished(work, path)];
    const isFree = isFreed || !(await isTaken(work, path));
    const present = presentOf({ draft, published, isFree }, json, options);
    if (present.is === 'conflict') return { ok: false, conflict: present.conflict };
    await redirectFormer(work, path, options.formerPaths);
    const { as } = options;
    if (present.is === 'same') return { ok: true, revision: present.revision, changed: false, as };
    const stored = { path, json, article: value, basedOn: published?.revision ?? null };
    const revision = await (as === 'published' ? publishImported : draftImported)(
      work,
      stored,
      options.author,
    );
    return { ok: true, revision, changed: true, as };
  });
}

interface Present {
  draft: Draft | undefined;
  published: Revisioned<unknown> | undefined;
  isFree: boolean;
}

type Compared =
  | { is: 'same'; revision: string }
  | { is: 'other' }
  | { is: 'conflict'; conflict: ImportConflict };

function presentOf(
  { draft, published, isFree }: Present,
  json: string,
  { as, basedOn }: ImportOptions,
): Compared {
  const current = draft ?? published;
  // An editor may have published an imported draft.
  if (current && (as === 'draft' || !draft) && JSON.stringify(current.value) === json)
    return { is: 'same', revision: current.revision };
  if (current ? current.revision === basedOn : isFree) return { is: 'other' };
  return { is: 'conflict', conflict: basedOn === null ? 'not-imported' : 'changed-since' };
}

interface Stored {
  path: string;
  json: string;
  article: unknown;
  basedOn: string | null;
}

async function publishImported(work: Work, stored: Stored, author: string): Promise<string> {
  const { path, article } = stored;
  await work.deleteFrom('drafts').where('path', '=', path).execute();
  const revision = await publishNew(work, { ...stored, author });
  await followPublished(work, path, article, { author, label: 'Imported' });
  return revision;
}

async function draftImported(work: Work, stored: Stored, author: string): Promise<string> {
  const { path, json, article, basedOn } = stored;
  const edited = await loadEdited(work, path);
  if (edited) await setWholeArticle(work, path, edited, asJsonObject(article), { author, label: 'Imported' });
  return storeDraft(work, path, { json, article, author, basedOn: basedOn ?? undefined });
}

/** By an article, also a withdrawn one, or by the redirect of a renamed one. */
async function isTaken(work: Work, path: string): Promise<boolean> {
  return (await isPathInUse(work, path)) || (await isRenamed(work, path));
}

async function redirectFormer(work: Work, path: string, formerPaths: readonly string[]): Promise<void> {
  for (const former of formerPaths) {
    if (former === path || (await redirectTarget(work, former)) === path) continue;
    if (!(await isTaken(work, former))) await addRedirect(work, former, path, redirectAuthors.import);
  }
}
