import { createElement, Fragment, type ReactNode, useState } from 'react';
import { pendingSchedules } from '#editor-preview/model/review/schedule.ts';
import { failureMessage } from '../document/apiClient.ts';
import { MainButton, PlainButton } from '../parts/buttons.tsx';
import { buttonRow } from '../parts/controls.styles.ts';
import { Dialog, firstFocus } from '../parts/Dialog.tsx';
import { cancelledSchedulesInWords } from '../review/localized.ts';
import { useReviews } from '../review/useReviews.ts';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { createPathClient } from './pathClient.ts';

interface DeleteDialogProps {
  context: Pick<CommandContext, 'document' | 'view' | 'person' | 'collaborators' | 'announce'>;
  onClose: () => void;
}

const client = createPathClient();

export default function DeleteDialog({ context, onClose }: DeleteDialogProps): ReactNode {
  const { document, view, collaborators, announce } = context;
  const plans = pendingSchedules(useReviews(collaborators)?.schedules ?? []);
  const [refused, setRefused] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isPublished = view.articleState === 'published' || view.articleState === 'changed';
  const remove = async (): Promise<void> => {
    setBusy(true);
    await document.save();
    const answer = await client.remove(view.path);
    setBusy(false);
    if (answer.kind !== 'done') return setRefused(failureMessage(answer));
    onClose();
    announce(plans.length > 0 ? words.place.deletedWithPlans : words.place.deleted);
  };
  return (
    <Dialog title={words.place.delete} onClose={onClose}>
      {isPublished && (
        <p>{createElement(Fragment, null, ...words.place.readersGetIt(<code>{view.path}</code>))}</p>
      )}
      <p>{words.place.deleteHelp}</p>
      {plans.length > 0 && <p>{cancelledSchedulesInWords(plans)}</p>}
      <p role="alert">{refused}</p>
      <p className={buttonRow}>
        <MainButton disabled={isBusy} onClick={() => void remove()}>
          {isPublished ? words.place.withdrawAndDelete : words.place.doDelete}
        </MainButton>
        <PlainButton onClick={onClose} {...{ [firstFocus]: '' }}>
          {words.place.leaveIt}
        </PlainButton>
      </p>
    </Dialog>
  );
}
