import type { EditorStore } from './articleDrafts.ts';
import type { ListedArticle } from './articleListPage.tsx';

/** Articles on one page of the list. */
const pageSize = 100;

/** A page of the editor's list, in the order of the paths. */
export async function listArticles(
  store: EditorStore,
  after: string,
): Promise<{ articles: ListedArticle[]; next: string | undefined }> {
  const articles: ListedArticle[] = [];
  for await (const { path, title, updatedAt, publishedRevision, draftRevision } of store.listForEditing({
    after,
    limit: pageSize + 1,
  })) {
    const isPublished = publishedRevision !== undefined;
    const state = draftRevision === undefined ? 'published' : isPublished ? 'changed' : 'draft';
    articles.push({ path, title, updatedAt, state });
  }
  const shown = articles.slice(0, pageSize);
  return { articles: shown, next: articles.length > pageSize ? shown.at(-1)?.path : undefined };
}
