import { createRoot } from 'react-dom/client';
import { editorRootId } from '#editor-preview/model/editorPages.ts';
import { createAnnouncements } from './document/announcements.ts';
import { createOperationsClient } from './document/operationsClient.ts';
import { OpenEditor } from './workspace/OpenEditor.tsx';
import { readState } from './workspace/readState.ts';

function start(): void {
  const root = document.getElementById(editorRootId);
  if (!root) throw new Error('The page has no place for the editor.');
  createRoot(root).render(
    <OpenEditor
      server={readState(document)}
      client={createOperationsClient()}
      announcements={createAnnouncements()}
    />,
  );
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
