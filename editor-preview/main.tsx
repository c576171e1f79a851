import { createRoot } from 'react-dom/client';
import { editorFields, editorRootId } from '../contracts/editor.ts';
import { createDraftsClient } from './draftsClient.ts';
import { EditorApp } from './EditorApp.tsx';
import { readState } from './readState.ts';
import { createUnsavedTexts, type UnsavedText } from './unsavedText.ts';

/** Takes the place of the form that works without script, and of what was typed into it already. */
function start(): void {
  const root = document.getElementById(editorRootId);
  if (!root) throw new Error('The page has no place for the editor.');
  const server = readState(document);
  const unsavedTexts = createUnsavedTexts();
  const typed = typedInto(root);
  if (typed && typed.text !== server.text) {
    unsavedTexts.keep(server.path, { ...typed, typedAt: new Date().toISOString() });
  }
  createRoot(root).render(
    <EditorApp server={server} drafts={createDraftsClient()} unsavedTexts={unsavedTexts} />,
  );
}

/** What stands in the form, and the revision that it began with. */
function typedInto(root: Element): Pick<UnsavedText, 'text' | 'basedOn'> | undefined {
  const form = root.querySelector('form');
  const fields = form && new FormData(form);
  const text = form?.querySelector('textarea')?.value;
  const basedOn = fields?.get(editorFields.basedOn);
  return text === undefined
    ? undefined
    : { text, basedOn: typeof basedOn === 'string' && basedOn ? basedOn : null };
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
