import { editorAddresses } from '#editor-preview/model/editorPages.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { button, buttonRow } from '#shell/tools/toolControls.styles.ts';
import { pageForEditors } from '../pages/pageForEditors.tsx';
import type { EditorWords } from '../words/words.ts';

export function cmsFaultPage(
  { path, why }: { path: string; why: string },
  i18n: EditorWords,
  shell: PageShell,
): Document {
  const { cms, list } = i18n.words;
  const children = (
    <>
      <h1>{cms.cannotBeOpened}</h1>
      <p>
        <code>{path}</code>
      </p>
      <p>{why}</p>
      <p className={buttonRow}>
        <a className={button} href={editorAddresses.list}>
          {list.all}
        </a>
      </p>
    </>
  );
  return pageForEditors({ title: cms.cannotBeOpened, children }, i18n, shell);
}
