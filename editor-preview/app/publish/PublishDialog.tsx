import { type ReactNode, useId, useState } from 'react';
import { maxNoteLength } from '#editor-preview/model/editorPages.ts';
import { reviewStatus } from '#editor-preview/model/review/review.ts';
import { OpenCommentsNote } from '../comments/OpenCommentsNote.tsx';
import { failureMessage } from '../document/apiClient.ts';
import { isUntitled } from '../document/articleWords.ts';
import { type EditorProblem, groupProblems, problemKey } from '../document/editorProblem.ts';
import type { ShownProblem } from '../document/shownProblem.ts';
import { LinkButton } from '../parts/buttons.tsx';
import { buttonRow, field, linkButton, mainButton, plainButton } from '../parts/controls.styles.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { ChangedMeanwhile, useSeenState } from '../review/ChangedMeanwhile.tsx';
import { ScheduleDialog, SignInDialog } from '../review/dialogs.ts';
import { reviewInWords, whyNot } from '../review/localized.ts';
import { planInWords, zoneHere } from '../review/plansInWords.ts';
import { reviewPanel } from '../review/reviewPanel.ts';
import { nextSchedule, useReviews } from '../review/useReviews.ts';
import type { ToolDialogProps } from '../tool/command.ts';
import { stillEnglish, words } from '../words/words.ts';
import { ChangesToPublish } from './ChangesToPublish.tsx';
import { isUnchanged, obstaclesOf } from './obstacles.ts';
import { anywayNote, obstacleList, publishButtons, publishForm } from './PublishDialog.styles.ts';

export default function PublishDialog({ context, onClose }: ToolDialogProps): ReactNode {
  const {
    document,
    view,
    person,
    people,
    collaborators,
    announce,
    openPanel,
    openDialog,
    problems,
    showProblem,
    focusPane,
  } = context;
  const anywayHelp = useId();
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{
    why: string;
    problems: readonly ShownProblem[];
    published?: string;
  }>();
  const seen = useSeenState(context);
  const reviews = useReviews(collaborators);
  const planned = nextSchedule(reviews);
  const role = whyNot(person, 'publish', people);
  const obstacles = [...(role === undefined ? [] : [role]), ...obstaclesOf(view)];
  const errors = groupProblems(
    (problems ?? []).filter(({ problem }) => problem.severity === 'error'),
    view.article,
  );
  const hasErrors = errors.length > 0;
  const warnings = (problems ?? []).filter(({ problem }) => problem.severity === 'warning').length;
  const canPublish = obstacles.length === 0;

  const fix = (problem: EditorProblem | undefined): void => {
    onClose();
    if (problem) showProblem(problem);
  };
  const publish = async (): Promise<void> => {
    setBusy(true);
    const answer = await document.publish(note.trim(), seen.sequence, refused?.published);
    setBusy(false);
    switch (answer.kind) {
      case 'done':
        onClose();
        announce(words.publishing.published);
        break;
      case 'refused':
        setRefused(answer);
        await document.refresh();
        break;
      default:
        setRefused({ why: failureMessage(answer), problems: [] });
    }
  };
  return (
    <Dialog title={words.publish} onClose={onClose}>
      {!canPublish && (
        <div className={obstacleList} role="alert">
          <p>{words.publishing.inTheWay}</p>
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
            {words.publishing.notPublished(refused.why)}
            {refused.published !== undefined && ` ${words.publishing.overTheirs}`}
          </p>
          <ul>
            {refused.problems.map(({ message, pointer }) => (
              <li key={`${pointer} ${message}`} lang={stillEnglish}>
                {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ChangedMeanwhile view={view} seen={seen} className={obstacleList} />
      {hasErrors ? (
        <div className={obstacleList}>
          <p>{words.publishing.errors}</p>
          <ul>
            {errors.flatMap(({ name, problems: ofBlock }) =>
              ofBlock.map((one) => (
                <li key={problemKey(one)}>
                  <button type="button" className={linkButton} onClick={() => fix(one)}>
                    {name}
                  </button>{' '}
                  <span lang={stillEnglish}>{one.problem.message}</span>
                </li>
              )),
            )}
          </ul>
        </div>
      ) : (
        <p>{withoutErrorsInWords(problems !== undefined, isUnchanged(view))}</p>
      )}
      {warnings > 0 && (
        <p>
          {words.publishing.warnings(warnings)}{' '}
          {!hasErrors && (
            <LinkButton
              onClick={() => {
                onClose();
                focusPane('problems');
              }}
            >
              {words.publishing.showProblems}
            </LinkButton>
          )}
        </p>
      )}
      {reviews && (
        <p>
          {reviewInWords(reviewStatus(reviews.reviews, view.sequence), view.article)}{' '}
          <button
            type="button"
            className={linkButton}
            onClick={() => {
              onClose();
              openPanel(reviewPanel);
            }}
          >
            {words.publishing.showReview}
          </button>
        </p>
      )}
      {view.articleState === 'changed' && <ChangesToPublish context={context} />}
      {planned && (
        <p>
          {planInWords(planned, zoneHere())}
          {planned.kind === 'publish' && ` ${words.publishing.endsPlan}`}
        </p>
      )}
      <OpenCommentsNote context={context} onShow={onClose} />
      <form
        className={publishForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (hasErrors) fix(errors[0]?.problems[0]);
          else void publish();
        }}
      >
        <label className={field}>
          {words.publishing.whatChanged}
          <input
            value={note}
            maxLength={maxNoteLength}
            placeholder={words.publishing.such}
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
        {hasErrors && canPublish && (
          <p id={anywayHelp} className={anywayNote}>
            {words.publishing.anywayHelp}
          </p>
        )}
        <p className={`${buttonRow} ${publishButtons}`}>
          {hasErrors && (
            <button type="submit" className={mainButton}>
              {words.publishing.showProblems}
            </button>
          )}
          {(canPublish || !hasErrors) && (
            <button
              type={hasErrors ? 'button' : 'submit'}
              className={hasErrors ? plainButton : mainButton}
              disabled={isBusy || !canPublish || isUnchanged(view) || seen.isOutdated}
              aria-describedby={hasErrors ? anywayHelp : undefined}
              onClick={hasErrors ? () => void publish() : undefined}
            >
              {isBusy
                ? words.publishing.busy
                : publishingInWords(refused?.published !== undefined, hasErrors)}
            </button>
          )}
          {!isUntitled(view.article) && (
            <button type="button" className={plainButton} onClick={() => openDialog(ScheduleDialog)}>
              {words.publishing.atATime}
            </button>
          )}
          {view.saving.kind === 'signed-out' && (
            <button type="button" className={plainButton} onClick={() => openDialog(SignInDialog)}>
              {words.signIn}
            </button>
          )}
          <button type="button" className={plainButton} onClick={onClose}>
            {words.publishing.notYet}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

function withoutErrorsInWords(isChecked: boolean, isSame: boolean): string {
  if (isSame) return words.publishing.unchanged;
  return isChecked ? words.publishing.noErrors : words.publishing.beingChecked;
}

function publishingInWords(isOverTheirs: boolean, hasErrors: boolean): string {
  if (isOverTheirs) return words.publishing.over;
  return hasErrors ? words.publishing.anyway : words.publishing.now;
}
