import type { ReactNode } from 'react';
import { editorAddresses } from '#editing/editorPages.ts';
import { languageAddress, languageFields, otherThan } from '#editing/words/language.ts';
import { button } from '../pages/toolControls.styles.ts';
import type { EditorWords } from '../words/words.ts';

/** Switches this browser to the other language, and opens a page of the editor; by default the list. */
export function OtherLanguage({
  told: { language, words },
  after = editorAddresses.list,
}: {
  told: EditorWords;
  after?: string;
}): ReactNode {
  const other = otherThan(language);
  return (
    <form method="post" action={languageAddress}>
      <input type="hidden" name={languageFields.after} value={after} />
      <button type="submit" className={button} name={languageFields.language} value={other} lang={other}>
        {words.around.otherLanguage}
      </button>
    </form>
  );
}
