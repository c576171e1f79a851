import { type ArticleState, type EditorState, editorStateAttribute } from '../contracts/editor.ts';

const articleStates: ReadonlySet<unknown> = new Set<ArticleState>(['new', 'draft', 'published', 'changed']);

/**
 * Reads what the server left for the editor's script.
 *
 * @throws Error where it is not there: the page is then not the editor's
 */
export function readState(root: ParentNode): EditorState {
  const json = root.querySelector(`script[${editorStateAttribute}]`)?.textContent ?? '';
  const state: unknown = JSON.parse(json);
  if (!isEditorState(state)) throw new Error('The page holds no state that the editor could begin with.');
  return state;
}

function isEditorState(value: unknown): value is EditorState {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'text' in value &&
    typeof value.text === 'string' &&
    'basedOn' in value &&
    (value.basedOn === null || typeof value.basedOn === 'string') &&
    'updatedAt' in value &&
    (value.updatedAt === null || typeof value.updatedAt === 'string') &&
    'state' in value &&
    articleStates.has(value.state) &&
    'canSave' in value &&
    typeof value.canSave === 'boolean'
  );
}
