import { createRoot } from 'react-dom/client';
import { editorRootId } from '../contracts/editor.ts';
import { createDraftsClient } from './draftsClient.ts';
import { EditorApp } from './EditorApp.tsx';
import { readState } from './readState.ts';
import { createUnsavedTexts } from './unsavedText.ts';

function start(): void {
  const root = document.getElementById(editorRootId);
  if (!root) throw new Error('The page has no place for the editor.');
  createRoot(root).render(
    <EditorApp
      server={readState(document)}
      drafts={createDraftsClient()}
      unsavedTexts={createUnsavedTexts()}
    />,
  );
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
