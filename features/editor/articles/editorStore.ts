import type { DatabaseStore } from '#content/database/databaseStore.ts';
import type { JsonObject } from '#editing/editedValue.ts';

/** What the editor needs of the store. */
export type EditorStore = Pick<
  DatabaseStore,
  | 'changes'
  | 'editing'
  | 'history'
  | 'comments'
  | 'shares'
  | 'get'
  | 'getDraft'
  | 'saveDraft'
  | 'publish'
  | 'publishEdited'
  | 'onChange'
  | 'unpublish'
  | 'publishRevision'
  | 'revisions'
  | 'getRevision'
  | 'people'
  | 'reviews'
  | 'schedules'
  | 'lists'
  | 'listed'
  | 'places'
>;

/** The beginning of an article: what it cannot do without, and a first paragraph. */
export function newArticle(path: string): JsonObject {
  return {
    path,
    title: 'Untitled',
    description: '',
    blocks: [{ id: 'intro', type: 'rich-text', data: { html: '<p>The first paragraph.</p>' } }],
  };
}
