import { type ReactNode, useState } from 'react';
import type { Schedule } from '#editor-preview/model/review/schedule.ts';
import { failureMessage } from '../document/apiClient.ts';
import { buttonRow } from '../parts/controls.styles.ts';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { Guarded } from './Guarded.tsx';
import { whyNot } from './localized.ts';
import { planInWords, zoneHere } from './plansInWords.ts';
import { statusBox } from './ReviewPanel.styles.ts';

interface PendingPlanProps {
  schedule: Schedule;
  context: CommandContext;
}

export function PendingPlan({ schedule, context }: PendingPlanProps): ReactNode {
  const { collaborators, person, people, view, announce } = context;
  const [failure, setFailure] = useState<string>();
  const isOutdated = schedule.kind === 'publish' && schedule.sequence !== view.sequence;
  const cancel = async (): Promise<void> => {
    const answer = await collaborators.reviews.cancel(schedule.id);
    if (answer.kind === 'done') return announce(words.review.cancelled);
    setFailure(failureMessage(answer));
    await collaborators.reviews.refresh();
  };
  return (
    <div className={statusBox} data-standing={isOutdated ? 'outdated' : 'approved'}>
      <p>{planInWords(schedule, zoneHere())}</p>
      {schedule.note !== undefined && <p>{words.review.noteForReaders(schedule.note)}</p>}
      {isOutdated && <p>{words.review.outdated}</p>}
      {failure !== undefined && <p role="alert">{failure}</p>}
      <div className={buttonRow}>
        <Guarded whyNot={whyNot(person, 'schedule', people)} onClick={() => void cancel()}>
          {schedule.kind === 'publish' ? words.review.cancelPublishing : words.review.cancelWithdrawing}
        </Guarded>
      </div>
    </div>
  );
}
