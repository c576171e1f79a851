import { hasFields, isAbsentOr, isFlag, isListOf, isText } from '#contracts/json/guards.ts';
import { type EditorStart, editorStateAttribute } from '#editor-preview/model/editorPages.ts';
import { isRole, type Person } from '#editor-preview/model/person.ts';

/** @throws Error if it is missing: the page is not the editor's */
export function readState(root: ParentNode): EditorStart {
  const json = root.querySelector(`script[${editorStateAttribute}]`)?.textContent ?? '';
  const state: unknown = JSON.parse(json);
  if (!isEditorStart(state)) throw new Error('The page contains no initial state for the editor.');
  return state;
}

const isPerson = hasFields<Person>({ id: isText, name: isText, role: isRole });
const isEditorStart = hasFields<EditorStart>({
  path: isText,
  canSave: isFlag,
  previewOrigin: isAbsentOr(isText),
  person: isPerson,
  people: isListOf(isPerson),
});
