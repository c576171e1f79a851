import type { ReactNode } from 'react';
import { whyNot } from '../../editing/person.ts';
import { failedSchedules, type Schedule, waitingSchedules } from '../../editing/review/schedule.ts';
import { buttonRow } from '../parts/controls.styles.ts';
import type { CommandContext } from '../tool/command.ts';
import { ScheduleDialog } from './dialogs.ts';
import { Guarded } from './Guarded.tsx';
import { endedPlanInWords } from './plansInWords.ts';
import { past, standing } from './ReviewPanel.styles.ts';
import { WaitingPlan } from './WaitingPlan.tsx';

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
        <Guarded whyNot={why} onClick={() => openDialog(ScheduleDialog)}>
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
