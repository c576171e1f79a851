import { editorAddresses } from '../../../editing/editorPages.ts';
import type { Document } from '../../../shell/document/document.ts';
import type { PageShell } from '../../../shell/document/pageShell.ts';
import { toolPage } from '../../../shell/tools/toolPage.tsx';
import { button, buttonRow } from '../pages/toolControls.styles.ts';

/** Says to an editor why an article of a CMS cannot be looked at. It needs no script. */
export function cmsFaultPage({ path, why }: { path: string; why: string }, shell: PageShell): Document {
  return toolPage(
    {
      tool: '/editor',
      shellParts: ['editor-pages'],
      title: 'An article that cannot be opened',
      children: (
        <>
          <h1>This article cannot be opened</h1>
          <p>
            <code>{path}</code>
          </p>
          <p>{why}</p>
          <p className={buttonRow}>
            <a className={button} href={editorAddresses.list}>
              All articles
            </a>
          </p>
        </>
      ),
    },
    shell,
  );
}
