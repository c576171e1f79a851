import { type ReactNode, useMemo, useState } from 'react';
import { mayDo } from '#editing/person.ts';
import { type ReviewStatus, reviewStatus } from '#editing/review/review.ts';
import { failedSchedules, waitingSchedules } from '#editing/review/schedule.ts';
import { linkButton, plainButton } from '../parts/controls.styles.ts';
import { onDemand } from '../parts/onDemand.tsx';
import { momentInWords } from '../parts/times.ts';
import { createHistoryClient } from '../timeline/historyClient.ts';
import type { SidePanelProps } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { AskForReview } from './AskForReview.tsx';
import { ChangedSince } from './ChangedSince.tsx';
import { SignInDialog } from './dialogs.ts';
import { GiveReview } from './GiveReview.tsx';
import { reviewInWords } from './inOurWords.ts';
import { PastReviews } from './PastReviews.tsx';
import { Plans } from './Plans.tsx';
import { reviewPanel, statusBox } from './ReviewPanel.styles.ts';
import { useReviews } from './useReviews.ts';

const CompareDialog = onDemand(() => import('../compare/CompareDialog.tsx'));

/** Review requests and reviews, changes since, and schedules. */
export default function ReviewPanel({ context }: SidePanelProps): ReactNode {
  const { company, view, person, openDialog } = context;
  const state = useReviews(company);
  const client = useMemo(() => createHistoryClient(view.path), [view.path]);
  const [comparedWith, setComparedWith] = useState<string>();
  if (!view.canSave) return <p>{words.review.ofACms}</p>;
  if (!state) return <p role="status">{words.review.busy}</p>;
  const mayReview = mayDo(person.role, 'review');
  const { schedules } = state;
  const plans = <Plans context={context} schedules={schedules} />;
  const hasNews = waitingSchedules(schedules).length + failedSchedules(schedules).length > 0;
  const now = reviewStatus(state.reviews, view.sequence);
  return (
    <>
      <h2>{words.names.review}</h2>
      <div className={reviewPanel}>
        <div className={statusBox} data-standing={kindOf(now)} role="status">
          <p>
            <strong>{reviewInWords(now, view.article)}</strong>
          </p>
          {now.request && now.request.words !== '' && <blockquote>{now.request.words}</blockquote>}
          {now.given && now.given.words !== '' && <blockquote>{now.given.words}</blockquote>}
          {now.given && <p>{words.review.reviewedOn(momentInWords(now.given.at))}</p>}
          {now.given && now.isOutdated && (
            <>
              <ChangedSince client={client} before={`o${now.given.sequence}`} now={view.sequence} />
              <p>
                <button
                  type="button"
                  className={plainButton}
                  onClick={() => setComparedWith(`o${now.given?.sequence}`)}
                >
                  {words.review.compareWithIt}
                </button>
              </p>
            </>
          )}
        </div>
        {hasNews && plans}
        {mayReview ? (
          <>
            <GiveReview context={context} />
            <AskForReview context={context} />
          </>
        ) : (
          <>
            <AskForReview context={context} />
            <GiveReview context={context} />
          </>
        )}
        {!hasNews && plans}
        <PastReviews reviews={state.reviews} onCompare={setComparedWith} />
        <p>
          {words.review.youWorkAs(person.name, words.people.roles[person.role])}{' '}
          <button type="button" className={linkButton} onClick={() => openDialog(SignInDialog)}>
            {words.review.signInAgain}
          </button>
        </p>
      </div>
      {comparedWith !== undefined && (
        <CompareDialog
          context={context}
          before={comparedWith}
          after="now"
          onClose={() => setComparedWith(undefined)}
        />
      )}
    </>
  );
}

function kindOf({ given, isOutdated }: ReviewStatus): string {
  if (!given) return 'none';
  if (given.kind === 'changes-wanted') return 'changes-wanted';
  return isOutdated ? 'outdated' : 'approved';
}
