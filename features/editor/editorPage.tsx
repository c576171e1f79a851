import { type EditorStart, editorRootId, editorStateAttribute } from '../../editing/editorPages.ts';
import type { Document } from '../../shell/document/document.ts';
import type { PageShell } from '../../shell/document/pageShell.ts';
import { toolPage } from '../../shell/tools/toolPage.tsx';
import { escapeJson } from '../../transformer/escape.ts';

/** The page that edits an article, or shows JSON from elsewhere as a page. All on it is drawn by the editor's script. */
export function editorPage(state: EditorStart, shell: PageShell): Document {
  const title = state.path === '' ? 'Preview' : `Edit ${state.path}`;
  return toolPage(
    {
      tool: '/editor',
      title,
      wide: true,
      shellParts: ['editor-pages', 'editor-app'],
      script: shell.assets.file('editor-preview/main.tsx'),
      children: (
        <>
          <div id={editorRootId}>
            <h1>{title}</h1>
            <noscript>
              <p>The editor needs JavaScript, and this browser runs none.</p>
            </noscript>
          </div>
          <script
            type="application/json"
            {...{ [editorStateAttribute]: '' }}
            dangerouslySetInnerHTML={{ __html: escapeJson(state) }}
          />
        </>
      ),
    },
    shell,
  );
}
