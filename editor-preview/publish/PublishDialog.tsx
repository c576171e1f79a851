import { type FormEvent, type ReactNode, useState } from 'react';
import { maxNoteLength } from '../../editing/editorPages.ts';
import { whyNot } from '../../editing/person.ts';
import { reviewInWords, reviewStanding } from '../../editing/review/review.ts';
import { OpenCommentsNote } from '../comments/OpenCommentsNote.tsx';
import { whyFailed } from '../document/askServer.ts';
import { problemKey } from '../document/editorProblem.ts';
import type { ShownProblem } from '../document/shownProblem.ts';
import { buttonRow, field, linkButton, mainButton, plainButton } from '../parts/controls.styles.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { ScheduleDialog, SignInDialog } from '../review/dialogs.ts';
import { planInWords, zoneHere } from '../review/plansInWords.ts';
import { reviewPanel } from '../review/reviewPanel.ts';
import { nextSchedule, useReviews } from '../review/useReviews.ts';
import type { ToolDialogProps } from '../tool/command.ts';
import { obstaclesOf } from './obstacles.ts';
import { obstacleList } from './PublishDialog.styles.ts';

/** Puts the article before its readers, after it was said what stands in the way, and what readers would miss. */
export default function PublishDialog({ context, onClose }: ToolDialogProps): ReactNode {
  const { document, view, person, people, company, tell, openPanel, openDialog, problems, showProblem } =
    context;
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{
    why: string;
    problems: readonly ShownProblem[];
    published?: string;
  }>();
  const reviews = useReviews(company);
  const planned = nextSchedule(reviews);
  const role = whyNot(person, 'publish', people);
  const obstacles = [...(role === undefined ? [] : [role]), ...obstaclesOf(view)];
  const errors = (problems ?? []).filter(({ problem }) => problem.severity === 'error');

  const publish = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const answer = await document.publish(note.trim(), refused?.published);
    setBusy(false);
    switch (answer.kind) {
      case 'done':
        onClose();
        tell('The article is published.');
        break;
      case 'refused':
        setRefused(answer);
        await document.refresh();
        break;
      default:
        setRefused({ why: whyFailed(answer), problems: [] });
    }
  };
  return (
    <Dialog title="Publish" onClose={onClose}>
      {obstacles.length > 0 && (
        <div className={obstacleList} role="alert">
          <p>This stands in the way:</p>
          <ul>
            {obstacles.map((obstacle) => (
              <li key={obstacle}>{obstacle}</li>
            ))}
          </ul>
        </div>
      )}
      {refused && (
        <div className={obstacleList} role="alert">
          <p>
            Nothing was published. {refused.why}
            {refused.published !== undefined &&
              ' What you publish takes the place of theirs, which stays among the revisions.'}
          </p>
          <ul>
            {refused.problems.map(({ message, pointer }) => (
              <li key={`${pointer} ${message}`}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      {errors.length > 0 ? (
        <div className={obstacleList}>
          <p>Readers would miss what has errors:</p>
          <ul>
            {errors.map((one) => (
              <li key={problemKey(one)}>
                <button
                  type="button"
                  className={plainButton}
                  onClick={() => {
                    onClose();
                    showProblem(one);
                  }}
                >
                  {one.problem.message}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p>{problems ? 'No errors: readers get all of it.' : 'The article is still being checked.'}</p>
      )}
      {reviews && (
        <p>
          {reviewInWords(reviewStanding(reviews.reviews, view.sequence))}{' '}
          <button
            type="button"
            className={linkButton}
            onClick={() => {
              onClose();
              openPanel(reviewPanel);
            }}
          >
            Show the review
          </button>
        </p>
      )}
      {planned && (
        <p>
          {planInWords(planned, zoneHere())}
          {planned.kind === 'publish' && ' To publish now ends that plan.'}
        </p>
      )}
      <OpenCommentsNote context={context} onShow={onClose} />
      <form onSubmit={publish}>
        <label className={field}>
          What changed, for readers
          <input
            value={note}
            maxLength={maxNoteLength}
            placeholder="Such as: Corrected the dose in the table."
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
        <p className={buttonRow}>
          <button type="submit" className={mainButton} disabled={isBusy || obstacles.length > 0}>
            {isBusy ? 'Publishing…' : publishingInWords(refused?.published !== undefined, errors.length > 0)}
          </button>
          <button type="button" className={plainButton} onClick={() => openDialog(ScheduleDialog)}>
            At a time…
          </button>
          {view.saving.kind === 'signed-out' && (
            <button type="button" className={plainButton} onClick={() => openDialog(SignInDialog)}>
              Sign in
            </button>
          )}
          <button type="button" className={plainButton} onClick={onClose}>
            Not yet
          </button>
        </p>
      </form>
    </Dialog>
  );
}

function publishingInWords(isOverTheirs: boolean, hasErrors: boolean): string {
  if (isOverTheirs) return 'Publish over theirs';
  return hasErrors ? 'Publish anyway' : 'Publish now';
}
