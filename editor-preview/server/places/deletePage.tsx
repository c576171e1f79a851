import { editorAddresses, editorFields } from '#editor-preview/model/editorPages.ts';
import { cancelledSchedulesInWords, type Schedule } from '#editor-preview/model/review/schedule.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { button, buttonRow } from '#shell/tools/toolControls.styles.ts';
import { Message } from '../pages/Message.tsx';
import { pageForEditors } from '../pages/pageForEditors.tsx';
import type { EditorWords } from '../words/words.ts';

interface PageOfDeleting {
  path: string;
  title: string;
  isPublished: boolean;
  plans: readonly Pick<Schedule, 'kind' | 'dueAt' | 'zone'>[];
}

export function deletePage(deleting: PageOfDeleting, i18n: EditorWords, shell: PageShell): Document {
  const { path, title, isPublished, plans } = deleting;
  const { place, placing, review } = i18n.words;
  const children = (
    <>
      <h1>{placing.deleteNamed(title)}</h1>
      {isPublished && (
        <p>
          <Message parts={place.readersGetIt(<code>{path}</code>)} />
        </p>
      )}
      <p>{place.deleteHelp}</p>
      {plans.length > 0 && <p>{cancelledSchedulesInWords(plans, review, i18n.locale)}</p>}
      <form method="post" action={editorAddresses.delete} className={buttonRow}>
        <button type="submit" className={button} name={editorFields.path} value={path}>
          {isPublished ? place.withdrawAndDelete : place.doDelete}
        </button>
        <a className={button} href={editorAddresses.list}>
          {place.leaveIt}
        </a>
      </form>
    </>
  );
  return pageForEditors({ title: place.delete, children }, i18n, shell);
}
