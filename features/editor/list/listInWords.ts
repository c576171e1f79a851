import type { ListedState } from '../../../content/database/lists/editorList.ts';
import type { ListQuery } from './listArticles.ts';

/** What editors call the states of an article. */
export const stateNames: Readonly<Record<ListedState, string>> = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Published, with a newer draft',
  withdrawn: 'Withdrawn',
  deleted: 'Deleted',
};

/** Whether something is looked for, and not all articles. */
export function isAsked({ text, state, blockType, author, problems }: ListQuery): boolean {
  return [text.trim(), state, blockType, author, problems].some((asked) => asked !== '');
}
