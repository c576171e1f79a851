import { articleJson } from '#editor-preview/model/writeValue.ts';
import type { Work } from '../tables/tables.ts';
import { asJsonObject, loadEdited, readEdited, setWholeArticle, type WholeChange } from './editedRow.ts';

/** Without a draft, editors see the publication. A draft stays, and conflicts later. */
export async function followPublished(
  work: Work,
  path: string,
  published: unknown,
  by: WholeChange,
): Promise<void> {
  const edited = await loadEdited(work, path);
  if (!edited || (await hasDraft(work, path))) return;
  const json = asJsonObject(published);
  const isSame =
    JSON.stringify(articleJson(readEdited(json))) === JSON.stringify(articleJson(edited.article));
  if (!isSame) await setWholeArticle(work, path, edited, json, by);
}

async function hasDraft(work: Work, path: string): Promise<boolean> {
  const draft = await work.selectFrom('drafts').select('path').where('path', '=', path).executeTakeFirst();
  return draft !== undefined;
}
