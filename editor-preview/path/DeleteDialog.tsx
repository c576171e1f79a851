import { type ReactNode, useState } from 'react';
import { waitingSchedules, whatIsCancelled } from '../../editing/review/schedule.ts';
import { whyFailed } from '../document/askServer.ts';
import { buttonRow, mainButton, plainButton } from '../parts/controls.styles.ts';
import { Dialog, firstFocus } from '../parts/Dialog.tsx';
import { useReviews } from '../review/useReviews.ts';
import type { CommandContext } from '../tool/command.ts';
import { createPathClient } from './pathClient.ts';

interface DeleteDialogProps {
  context: Pick<CommandContext, 'document' | 'view' | 'person' | 'company' | 'tell'>;
  onClose: () => void;
}

const client = createPathClient();

/** Deletes the article, after it was said what that means for readers, and how it comes back. */
export default function DeleteDialog({ context, onClose }: DeleteDialogProps): ReactNode {
  const { document, view, company, tell } = context;
  const plans = waitingSchedules(useReviews(company)?.schedules ?? []);
  const [refused, setRefused] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isPublished = view.articleState === 'published' || view.articleState === 'changed';
  const remove = async (): Promise<void> => {
    setBusy(true);
    await document.save();
    const answer = await client.remove(view.path);
    setBusy(false);
    if (answer.kind !== 'done') return setRefused(whyFailed(answer));
    onClose();
    const cancelled = plans.length > 0 ? ' What was planned for it is cancelled.' : '';
    tell(`The article is deleted. It can be brought back here, and from the list.${cancelled}`);
  };
  return (
    <Dialog title="Delete the article" onClose={onClose}>
      {isPublished && (
        <p>
          Readers get <code>{view.path}</code> now. It is withdrawn first: from then on they are told that
          there is no such page.
        </p>
      )}
      <p>
        It leaves the list of articles, and stands there under the state “Deleted”. For 30 days it can be
        brought back; what was written and published stays on record.
      </p>
      {plans.length > 0 && <p>{whatIsCancelled(plans)}</p>}
      <p role="alert">{refused}</p>
      <p className={buttonRow}>
        <button type="button" className={mainButton} disabled={isBusy} onClick={() => void remove()}>
          {isPublished ? 'Withdraw and delete' : 'Delete'}
        </button>
        <button type="button" className={plainButton} onClick={onClose} {...{ [firstFocus]: '' }}>
          Leave it
        </button>
      </p>
    </Dialog>
  );
}
