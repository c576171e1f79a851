import { editorAddresses, editorFields } from '../../../editing/editorPages.ts';
import { type Schedule, whatIsCancelled } from '../../../editing/review/schedule.ts';
import type { Document } from '../../../shell/document/document.ts';
import type { PageShell } from '../../../shell/document/pageShell.ts';
import { toolPage } from '../../../shell/tools/toolPage.tsx';
import { button, buttonRow } from '../pages/toolControls.styles.ts';

interface PageOfDeleting {
  path: string;
  title: string;
  isPublished: boolean;
  /** What waits to be done with it. */
  plans: readonly Pick<Schedule, 'kind' | 'dueAt' | 'zone'>[];
}

/** Says what becomes of an article that is deleted. It needs no script. */
export function deletePage({ path, title, isPublished, plans }: PageOfDeleting, shell: PageShell): Document {
  return toolPage(
    {
      tool: '/editor',
      shellParts: ['editor-pages'],
      title: 'Delete an article',
      children: (
        <>
          <h1>Delete “{title}”?</h1>
          {isPublished && (
            <p>
              Readers get <code>{path}</code> now. It is withdrawn first: from then on they are told that
              there is no such page.
            </p>
          )}
          <p>
            It leaves the list, and stands there under the state “Deleted”. For 30 days it can be brought
            back; what was written and published stays on record.
          </p>
          {plans.length > 0 && <p>{whatIsCancelled(plans)}</p>}
          <form method="post" action={editorAddresses.delete} className={buttonRow}>
            <button type="submit" className={button} name={editorFields.path} value={path}>
              {isPublished ? 'Withdraw and delete' : 'Delete'}
            </button>
            <a className={button} href={editorAddresses.list}>
              Leave it
            </a>
          </form>
        </>
      ),
    },
    shell,
  );
}
