import { editorAddresses, editorFields } from '../../../editing/editorPages.ts';
import type { Document } from '../../../shell/document/document.ts';
import type { PageShell } from '../../../shell/document/pageShell.ts';
import { toolPage } from '../../../shell/tools/toolPage.tsx';
import { beginning } from '../newArticle/newArticlePage.styles.ts';
import { button, buttonRow } from '../pages/toolControls.styles.ts';

interface WantedRename {
  path: string;
  /** As it was typed. */
  to: string;
  /** Why the last attempt did nothing. */
  refusal?: string | undefined;
}

/** Asks for an article's new path, and says what becomes of the old one. It needs no script. */
export function renamePage({ path, to, refusal }: WantedRename, shell: PageShell): Document {
  return toolPage(
    {
      tool: '/editor',
      shellParts: ['editor-pages'],
      title: 'Rename the path',
      children: (
        <>
          <h1>Rename the path</h1>
          <p>
            <code>{path}</code> will lead readers to the new path, as every earlier path of the article does.
          </p>
          {refusal && (
            <p id="refusal" role="alert">
              {refusal}
            </p>
          )}
          <form method="post" action={editorAddresses.rename} className={beginning}>
            <input type="hidden" name={editorFields.path} value={path} />
            <label>
              New path
              <input
                name={editorFields.to}
                required
                maxLength={200}
                defaultValue={to}
                {...(refusal && { 'aria-invalid': true, 'aria-describedby': 'refusal' })}
              />
            </label>
            <div className={buttonRow}>
              <button type="submit" className={button} value="save">
                Rename
              </button>
              <a className={button} href={editorAddresses.list}>
                Leave it as it is
              </a>
            </div>
          </form>
        </>
      ),
    },
    shell,
  );
}
