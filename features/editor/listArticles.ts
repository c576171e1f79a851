import type { EditorSearch, EditorSummary, ListedState } from '../../content/database/editorList.ts';
import { isBlockType } from '../../schemas/blockTypes.ts';
import type { EditorStore } from './articleDrafts.ts';

/** Articles on one page of the list. */
const pageSize = 100;
/** More words than anybody looks for at once. */
const mostWords = 8;
const longestWord = 100;

/** An article in the editor's list. */
export interface ListedArticle extends Pick<EditorSummary, 'path' | 'title' | 'updatedAt' | 'author'> {
  state: ListedState;
}

/** What the list is asked for, as it was typed. */
export interface ListQuery {
  text: string;
  /** '' for any. */
  state: ListedState | '';
  /** A block type; '' for any. */
  blockType: string;
  /** The path after which the list goes on. */
  after: string;
  /** What was just done to an article, and to which; '' for nothing. */
  done: 'withdrawn' | 'put-back' | '';
  path: string;
}

export const listFields = {
  text: 'q',
  state: 'state',
  blockType: 'block',
  after: 'after',
  done: 'done',
  path: 'path',
} as const;

export const listedStates: readonly ListedState[] = ['draft', 'published', 'changed', 'withdrawn'];

/** What the fields of the list's form ask for; what makes no sense is left out. */
export function readListQuery(fields: URLSearchParams): ListQuery {
  const field = (name: string): string => fields.get(name) ?? '';
  const blockType = field(listFields.blockType);
  return {
    text: field(listFields.text).slice(0, mostWords * longestWord),
    state: listedStates.find((state) => state === field(listFields.state)) ?? '',
    blockType: isBlockType(blockType) ? blockType : '',
    after: field(listFields.after),
    done: (['withdrawn', 'put-back'] as const).find((done) => done === field(listFields.done)) ?? '',
    path: field(listFields.path),
  };
}

/** A page of the editor's list, in the order of the paths. */
export async function listArticles(
  store: EditorStore,
  query: ListQuery,
): Promise<{ articles: ListedArticle[]; next: string | undefined }> {
  const articles: ListedArticle[] = [];
  const { after } = query;
  for await (const found of store.listForEditing({ after, limit: pageSize + 1, search: searchOf(query) })) {
    const { path, title, updatedAt, author } = found;
    articles.push({ path, title, updatedAt, author, state: stateOf(found) });
  }
  const shown = articles.slice(0, pageSize);
  return { articles: shown, next: articles.length > pageSize ? shown.at(-1)?.path : undefined };
}

function searchOf({ text, state, blockType }: ListQuery): EditorSearch {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return {
    words: words.slice(0, mostWords).map((word) => word.slice(0, longestWord)),
    ...(state === '' ? {} : { state }),
    ...(blockType === '' ? {} : { blockType }),
  };
}

function stateOf({ publishedRevision, draftRevision }: EditorSummary): ListedState {
  if (draftRevision === undefined) return publishedRevision === undefined ? 'withdrawn' : 'published';
  return publishedRevision === undefined ? 'draft' : 'changed';
}
