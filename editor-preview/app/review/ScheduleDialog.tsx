import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { isTimeZone } from '#contracts/siteTime.ts';
import { maxNoteLength } from '#editor-preview/model/editorPages.ts';
import {
  pendingSchedules,
  type ScheduleKind,
  type ScheduleToMake,
  whyNotAt,
} from '#editor-preview/model/review/schedule.ts';
import { type InstantOutcome, instantOf, localTime } from '#editor-preview/model/review/zonedTime.ts';
import { failureMessage } from '../document/apiClient.ts';
import { isUntitled } from '../document/articleWords.ts';
import { suggestTimeZones } from '../forms/suggest/fromBrowser.ts';
import { SuggestingInput } from '../forms/suggest/SuggestingInput.tsx';
import { PlainButton } from '../parts/buttons.tsx';
import { buttonRow, field, mainButton } from '../parts/controls.styles.ts';
import { Dialog, firstFocus } from '../parts/Dialog.tsx';
import type { ToolDialogProps } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { ChangedMeanwhile, useSeenState } from './ChangedMeanwhile.tsx';
import { Guarded } from './Guarded.tsx';
import { whyNot } from './localized.ts';
import { PendingPlan } from './PendingPlan.tsx';
import { willBeDone, zoneHere } from './plansInWords.ts';
import { reviewPanel } from './ReviewPanel.styles.ts';
import { useReviews } from './useReviews.ts';

export default function ScheduleDialog({ context, onClose }: ToolDialogProps): ReactNode {
  const { document, view, collaborators, person, people, announce } = context;
  const state = useReviews(collaborators);
  const seen = useSeenState(context);
  const id = useId();
  const [kind, setKind] = useState<ScheduleKind>('publish');
  const [zone, setZone] = useState(zoneHere);
  const [local, setLocal] = useState(() => tomorrow(zoneHere()));
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const instant = isTimeZone(zone) ? instantOf(local, zone, words.reviewStatus) : unknownZone;
  const wrong = instant.ok ? whyNotAt(instant.instant, Date.now(), words.reviewStatus) : instant.reason;

  const plan = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!instant.ok || wrong !== undefined) return setFailure(wrong);
    setBusy(true);
    await document.save();
    const { sequence } = seen;
    const when = { dueAt: instant.instant, zone };
    const wanted: ScheduleToMake | undefined =
      kind === 'withdraw'
        ? { kind, ...when }
        : sequence === undefined
          ? undefined
          : { kind, ...when, sequence, ...(note.trim() === '' ? {} : { note: note.trim() }) };
    const answer = wanted && (await collaborators.reviews.plan(wanted));
    setBusy(false);
    if (answer?.kind === 'done') {
      announce(willBeDone(kind, instant.instant, zone));
      onClose();
    } else {
      setFailure(answer ? failureMessage(answer) : words.review.planNotSaved);
    }
  };
  return (
    <Dialog title={words.review.plan} onClose={onClose}>
      <div className={reviewPanel}>
        {pendingSchedules(state?.schedules ?? []).map((schedule) => (
          <PendingPlan key={schedule.id} schedule={schedule} context={context} />
        ))}
        <form onSubmit={(event) => void plan(event)}>
          <label className={field}>
            {words.review.action}
            <select
              value={kind}
              {...{ [firstFocus]: '' }}
              onChange={(event) => setKind(event.target.value === 'withdraw' ? 'withdraw' : 'publish')}
            >
              <option value="publish">{words.review.publishNow}</option>
              <option value="withdraw">{words.review.withdraw}</option>
            </select>
          </label>
          <label className={field}>
            {words.review.dayAndTime}
            <input
              type="datetime-local"
              required
              value={local}
              onChange={(event) => setLocal(event.target.value)}
            />
          </label>
          <div className={field}>
            <label htmlFor={`${id}-zone`}>{words.review.timeZone}</label>
            <SuggestingInput
              id={`${id}-zone`}
              value={zone}
              of={words.review.timeZones}
              suggest={suggestTimeZones}
              onChange={(event) => setZone(event.target.value)}
              onChoose={setZone}
              onFocus={(event) => event.target.select()}
            />
          </div>
          {kind === 'publish' && (
            <label className={field}>
              {words.publishing.whatChanged}
              <input
                value={note}
                maxLength={maxNoteLength}
                placeholder={words.publishing.such}
                onChange={(event) => setNote(event.target.value)}
              />
            </label>
          )}
          <p>
            {wrong ?? (instant.ok && willBeDone(kind, instant.instant, zone))}
            {kind === 'publish' && words.review.notPublishedWith}
          </p>
          {kind === 'publish' && <ChangedMeanwhile view={view} seen={seen} />}
          {failure !== undefined && <p role="alert">{failure}</p>}
          <div className={buttonRow}>
            <Guarded
              className={mainButton}
              whyNot={
                whyNot(person, 'schedule', people) ??
                (isBusy ? words.review.planning : undefined) ??
                (kind === 'publish' && isUntitled(view.article) ? words.publishing.noTitle : undefined) ??
                (kind === 'publish' && seen.isOutdated ? words.review.changedMeanwhile : undefined)
              }
            >
              {words.review.planIt}
            </Guarded>
            <PlainButton onClick={onClose}>{words.review.notNow}</PlainButton>
          </div>
        </form>
      </div>
    </Dialog>
  );
}

const unknownZone: InstantOutcome = {
  ok: false,
  reason: words.review.noZone,
};

/** Nine o'clock tomorrow, in the time zone. */
function tomorrow(zone: string): string {
  const inADay = localTime(Date.now() + 24 * 60 * 60 * 1000, zone);
  return `${inADay.slice(0, 10)}T09:00`;
}
