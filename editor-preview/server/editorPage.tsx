import { type EditorStart, editorRootId, editorStateAttribute } from '#editor-preview/model/editorPages.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { escapeJson } from '#transformer/html/escape.ts';
import { pageForEditors } from './pages/pageForEditors.tsx';
import type { EditorWords } from './words/words.ts';

/** The editor's script renders all of it, in the page's language. */
export function editorPage(
  state: EditorStart,
  address: string,
  i18n: EditorWords,
  shell: PageShell,
): Document {
  const { tool } = i18n.words;
  const title = state.path === '' ? tool.preview : tool.edit(state.path);
  const children = (
    <>
      <div id={editorRootId}>
        <h1>{title}</h1>
        <noscript>
          <p>{tool.needsScript}</p>
        </noscript>
      </div>
      <script
        type="application/json"
        {...{ [editorStateAttribute]: '' }}
        dangerouslySetInnerHTML={{ __html: escapeJson(state) }}
      />
    </>
  );
  return pageForEditors(
    {
      title,
      wide: true,
      account: { person: state.person, at: address },
      script: { file: shell.assets.file('editor-preview/app/main.tsx'), part: 'editor-app' },
      children,
    },
    i18n,
    shell,
  );
}
