import { type EditorStart, editorStateAttribute } from '#editor-preview/model/editorPages.ts';
import { isRole, type Person } from '#editor-preview/model/person.ts';

/** @throws Error if it is missing: the page is not the editor's */
export function readState(root: ParentNode): EditorStart {
  const json = root.querySelector(`script[${editorStateAttribute}]`)?.textContent ?? '';
  const state: unknown = JSON.parse(json);
  if (!isEditorStart(state)) throw new Error('The page contains no initial state for the editor.');
  return state;
}

function isEditorStart(value: unknown): value is EditorStart {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'canSave' in value &&
    typeof value.canSave === 'boolean' &&
    (!('previewOrigin' in value) || typeof value.previewOrigin === 'string') &&
    'person' in value &&
    isPerson(value.person) &&
    'people' in value &&
    Array.isArray(value.people) &&
    value.people.every(isPerson)
  );
}

function isPerson(value: unknown): value is Person {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'name' in value &&
    typeof value.name === 'string' &&
    'role' in value &&
    isRole(value.role)
  );
}
