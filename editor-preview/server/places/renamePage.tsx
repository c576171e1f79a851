import { editorAddresses, editorFields } from '#editor-preview/model/editorPages.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { button, buttonRow } from '#shell/tools/toolControls.styles.ts';
import { beginning } from '../newArticle/newArticlePage.styles.ts';
import { Message } from '../pages/Message.tsx';
import { pageForEditors } from '../pages/pageForEditors.tsx';
import type { EditorWords } from '../words/words.ts';

interface WantedRename {
  path: string;
  to: string;
  refusal?: string | undefined;
}

export function renamePage(rename: WantedRename, i18n: EditorWords, shell: PageShell): Document {
  const { path, to, refusal } = rename;
  const { place, placing } = i18n.words;
  const children = (
    <>
      <h1>{place.rename}</h1>
      <p>
        <Message parts={placing.renameHelp(<code>{path}</code>)} />
      </p>
      {refusal && (
        <p id="refusal" role="alert">
          {refusal}
        </p>
      )}
      <form method="post" action={editorAddresses.rename} className={beginning}>
        <input type="hidden" name={editorFields.path} value={path} />
        <label>
          {place.newPath}
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
            {place.doRename}
          </button>
          <a className={button} href={editorAddresses.list}>
            {place.leaveAsIs}
          </a>
        </div>
      </form>
    </>
  );
  return pageForEditors({ title: place.rename, children }, i18n, shell);
}
