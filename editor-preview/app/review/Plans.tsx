import type { ReactNode } from 'react';
import { failedSchedules, pendingSchedules, type Schedule } from '#editor-preview/model/review/schedule.ts';
import { buttonRow } from '../parts/controls.styles.ts';
import type { CommandContext } from '../tool/command.ts';
import { stillEnglish, words } from '../words/words.ts';
import { ScheduleDialog } from './dialogs.ts';
import { Guarded } from './Guarded.tsx';
import { whyNot } from './localized.ts';
import { PendingPlan } from './PendingPlan.tsx';
import { endedPlanInWords } from './plansInWords.ts';
import { past, statusBox } from './ReviewPanel.styles.ts';

interface PlansProps {
  context: CommandContext;
  schedules: readonly Schedule[];
}

export function Plans({ context, schedules }: PlansProps): ReactNode {
  const { person, people, openDialog } = context;
  const pending = pendingSchedules(schedules);
  const ended = schedules.filter((schedule) => !pending.includes(schedule));
  const failed = failedSchedules(schedules);
  const why = whyNot(person, 'schedule', people);
  return (
    <section aria-label={words.review.plans}>
      <h3>{words.review.plans}</h3>
      {failed.map((schedule) => (
        <div key={schedule.id} className={statusBox} data-standing="outdated" role="alert">
          <p>
            <EndedPlan schedule={schedule} /> {words.review.mend}
          </p>
        </div>
      ))}
      {pending.length === 0 && <p>{words.review.noSchedules}</p>}
      {pending.map((schedule) => (
        <PendingPlan key={schedule.id} schedule={schedule} context={context} />
      ))}
      <div className={buttonRow}>
        <Guarded whyNot={why} onClick={() => openDialog(ScheduleDialog)}>
          {words.review.planMore}
        </Guarded>
      </div>
      {ended.length > 0 && (
        <details className={past}>
          <summary>{words.review.plannedBefore}</summary>
          <ol>
            {ended.map((schedule) => (
              <li key={schedule.id}>
                <EndedPlan schedule={schedule} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

function EndedPlan({ schedule }: { schedule: Schedule }): ReactNode {
  return (
    <>
      {endedPlanInWords(schedule)}
      {schedule.reason !== undefined && <span lang={stillEnglish}> {schedule.reason}</span>}
    </>
  );
}
