import { type ReactNode, useState } from 'react';
import { whyNot } from '../../editing/person.ts';
import { failedSchedules, type Schedule, waitingSchedules } from '../../editing/review/schedule.ts';
import type { CommandContext } from '../commands/command.ts';
import { buttonRow } from '../parts/controls.styles.ts';
import { Guarded } from './Guarded.tsx';
import { endedPlanInWords, planInWords, zoneHere } from './plansInWords.ts';
import { past, standing } from './ReviewPanel.styles.ts';
import { whyFailed } from './whyFailed.ts';

interface PlansProps {
  context: CommandContext;
  schedules: readonly Schedule[];
}

/** What is to be published or withdrawn when, and what has become of it. */
export function Plans({ context, schedules }: PlansProps): ReactNode {
  const { person, people, openDialog } = context;
  const waiting = waitingSchedules(schedules);
  const ended = schedules.filter((schedule) => !waiting.includes(schedule));
  const failed = failedSchedules(schedules);
  const why = whyNot(person, 'schedule', people);
  return (
    <section aria-label="Plans">
      <h3>Plans</h3>
      {failed.map((schedule) => (
        <div key={schedule.id} className={standing} data-standing="outdated" role="alert">
          <p>{endedPlanInWords(schedule)} Mend it, then plan it again.</p>
        </div>
      ))}
      {waiting.length === 0 && <p>Nothing is planned.</p>}
      {waiting.map((schedule) => (
        <WaitingPlan key={schedule.id} schedule={schedule} context={context} />
      ))}
      <div className={buttonRow}>
        <Guarded whyNot={why} onClick={() => openDialog('schedule')}>
          Plan…
        </Guarded>
      </div>
      {ended.length > 0 && (
        <details className={past}>
          <summary>What was planned before</summary>
          <ol>
            {ended.map((schedule) => (
              <li key={schedule.id}>{endedPlanInWords(schedule)}</li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

interface WaitingPlanProps {
  schedule: Schedule;
  context: CommandContext;
}

/** Something that is planned, with what was written since, and the way to cancel it. */
export function WaitingPlan({ schedule, context }: WaitingPlanProps): ReactNode {
  const { company, person, people, view, tell } = context;
  const [failure, setFailure] = useState<string>();
  const isOutdated = schedule.kind === 'publish' && schedule.sequence !== view.sequence;
  const cancel = async (): Promise<void> => {
    const answer = await company.reviews.cancel(schedule.id);
    if (answer.kind === 'done') return tell('The plan is cancelled.');
    setFailure(whyFailed(answer));
    await company.reviews.refresh();
  };
  return (
    <div className={standing} data-standing={isOutdated ? 'outdated' : 'approved'}>
      <p>{planInWords(schedule, zoneHere())}</p>
      {schedule.note !== undefined && <p>Readers are told: “{schedule.note}”</p>}
      {isOutdated && (
        <p>
          The article was changed since. The state that was planned is published, without those changes. Plan
          it again to publish them as well.
        </p>
      )}
      {failure !== undefined && <p role="alert">{failure}</p>}
      <div className={buttonRow}>
        <Guarded whyNot={whyNot(person, 'schedule', people)} onClick={() => void cancel()}>
          {schedule.kind === 'publish' ? 'Cancel publishing' : 'Cancel withdrawing'}
        </Guarded>
      </div>
    </div>
  );
}
