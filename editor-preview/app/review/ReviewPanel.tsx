import { type FormEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { mayDo, whoMay } from '#editor-preview/model/person.ts';
import {
  maxReviewWords,
  type Review,
  type ReviewStatus,
  type ReviewToMake,
  reviewStatus,
} from '#editor-preview/model/review/review.ts';
import { failedSchedules, pendingSchedules } from '#editor-preview/model/review/schedule.ts';
import { failureMessage } from '../document/apiClient.ts';
import { LinkButton, PlainButton } from '../parts/buttons.tsx';
import { buttonRow, field } from '../parts/controls.styles.ts';
import { onDemand } from '../parts/onDemand.tsx';
import { momentInWords } from '../parts/times.ts';
import { createHistoryClient } from '../timeline/historyClient.ts';
import type { CommandContext, SidePanelProps } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { ChangedSince } from './ChangedSince.tsx';
import { SignInDialog } from './dialogs.ts';
import { Guarded } from './Guarded.tsx';
import { reviewInWords, whyNot } from './localized.ts';
import { Plans } from './Plans.tsx';
import { past, reviewPanel, statusBox } from './ReviewPanel.styles.ts';
import { useReviews } from './useReviews.ts';

interface ReviewForm {
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly make: (review: Omit<ReviewToMake, 'sequence'>, done: string) => Promise<boolean>;
}

/** Submits reviews of the current state, after saving all of it. */
function useReviewForm({ document, collaborators, announce }: CommandContext): ReviewForm {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const make: ReviewForm['make'] = async (review, done) => {
    setBusy(true);
    setFailure(undefined);
    await document.save();
    const { sequence } = document.view();
    const answer =
      sequence === undefined ? undefined : await collaborators.reviews.make({ ...review, sequence });
    setBusy(false);
    if (answer?.kind === 'done') {
      announce(done);
      return true;
    }
    setFailure(answer ? failureMessage(answer) : words.review.notSaved);
    return false;
  };
  return { isBusy, failure, make };
}

const CompareDialog = onDemand(() => import('../compare/CompareDialog.tsx'));

export default function ReviewPanel({ context }: SidePanelProps): ReactNode {
  const { collaborators, view, person, openDialog } = context;
  const state = useReviews(collaborators);
  const client = useMemo(() => createHistoryClient(view.path), [view.path]);
  const [comparedWith, setComparedWith] = useState<string>();
  if (!view.canSave) return <p>{words.review.ofACms}</p>;
  if (!state) return <p role="status">{words.review.busy}</p>;
  const mayReview = mayDo(person.role, 'review');
  const forms = [<GiveReview key="give" context={context} />, <RequestReview key="ask" context={context} />];
  const { schedules } = state;
  const plans = <Plans context={context} schedules={schedules} />;
  const hasNews = pendingSchedules(schedules).length + failedSchedules(schedules).length > 0;
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
          {now.latestReview && now.latestReview.words !== '' && (
            <blockquote>{now.latestReview.words}</blockquote>
          )}
          {now.latestReview && <p>{words.review.reviewedOn(momentInWords(now.latestReview.at))}</p>}
          {now.latestReview && now.isOutdated && (
            <>
              <ChangedSince client={client} before={`o${now.latestReview.sequence}`} now={view.sequence} />
              <p>
                <PlainButton onClick={() => setComparedWith(`o${now.latestReview?.sequence}`)}>
                  {words.review.compareWithIt}
                </PlainButton>
              </p>
            </>
          )}
        </div>
        {hasNews && plans}
        {mayReview ? forms : forms.toReversed()}
        {!hasNews && plans}
        <PastReviews reviews={state.reviews} onCompare={setComparedWith} />
        <p>
          {words.review.youWorkAs(person.name, words.people.roles[person.role])}{' '}
          <LinkButton onClick={() => openDialog(SignInDialog)}>{words.review.signInAgain}</LinkButton>
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

function kindOf({ latestReview, isOutdated }: ReviewStatus): string {
  if (!latestReview) return 'none';
  if (latestReview.kind === 'changes-wanted') return 'changes-wanted';
  return isOutdated ? 'outdated' : 'approved';
}

function RequestReview({ context }: { context: CommandContext }): ReactNode {
  const { person, people } = context;
  const [reviewer, setReviewer] = useState('');
  const [written, setWritten] = useState('');
  const { isBusy, failure, make } = useReviewForm(context);
  const reviewers = whoMay('review', people).filter(({ role }) => role !== 'owner');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const review = {
      kind: 'asked' as const,
      words: written,
      ...(reviewer === '' ? {} : { askedOf: reviewer }),
    };
    if (await make(review, words.review.requested)) setWritten('');
  };
  return (
    <form onSubmit={(event) => void submit(event)} aria-label={words.review.requestReview}>
      <h3>{words.review.requestReview}</h3>
      <label className={field}>
        {words.review.ofWhom}
        <select value={reviewer} onChange={(event) => setReviewer(event.target.value)}>
          <option value="">{words.review.anyReviewer}</option>
          {reviewers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={field}>
        {words.review.lookAt}
        <textarea
          value={written}
          maxLength={maxReviewWords}
          onChange={(event) => setWritten(event.target.value)}
        />
      </label>
      {failure !== undefined && <p role="alert">{failure}</p>}
      <Guarded
        whyNot={whyNot(person, 'ask-for-review', people) ?? (isBusy ? words.review.requesting : undefined)}
      >
        {words.review.requestReview}
      </Guarded>
    </form>
  );
}

function GiveReview({ context }: { context: CommandContext }): ReactNode {
  const { person, people } = context;
  const id = useId();
  const [written, setWritten] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, failure, make } = useReviewForm(context);
  const why = whyNot(person, 'review', people);
  const give = async (kind: 'approved' | 'changes-wanted'): Promise<void> => {
    const lacksWords = kind === 'changes-wanted' && written.trim() === '';
    setMissing(lacksWords);
    if (lacksWords) return document.getElementById(id)?.focus();
    const done = kind === 'approved' ? words.review.isApproved : words.review.changesAreWanted;
    if (await make({ kind, words: written }, done)) setWritten('');
  };
  const approve = (event: FormEvent): void => {
    event.preventDefault();
    void give('approved');
  };
  return (
    <form onSubmit={approve} aria-label={words.review.give}>
      <h3>{words.review.give}</h3>
      {why === undefined && (
        <>
          <label className={field} htmlFor={id}>
            {words.review.found}
            <textarea
              id={id}
              value={written}
              maxLength={maxReviewWords}
              aria-invalid={isMissing}
              onChange={(event) => setWritten(event.target.value)}
            />
          </label>
          {isMissing && <p role="alert">{words.review.describeChanges}</p>}
          {failure !== undefined && <p role="alert">{failure}</p>}
        </>
      )}
      <div className={buttonRow}>
        <Guarded whyNot={why ?? (isBusy ? words.review.keeping : undefined)}>{words.review.approve}</Guarded>
        {why === undefined && (
          <PlainButton onClick={() => void give('changes-wanted')}>{words.review.wantChanges}</PlainButton>
        )}
      </div>
    </form>
  );
}

interface PastReviewsProps {
  reviews: readonly Review[];
  onCompare: (at: string) => void;
}

function PastReviews({ reviews, onCompare }: PastReviewsProps): ReactNode {
  if (reviews.length === 0) return null;
  return (
    <details className={past}>
      <summary>{words.review.steps(reviews.length)}</summary>
      <ol>
        {reviews.toReversed().map((review) => (
          <li key={review.number}>
            {reviewText(review)}, {momentInWords(review.at)}
            {review.words !== '' && <blockquote>{review.words}</blockquote>}
            <div>
              <PlainButton
                aria-label={words.review.compareWith(review.author, momentInWords(review.at))}
                onClick={() => onCompare(`o${review.sequence}`)}
              >
                {words.review.compare}
              </PlainButton>
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}

function reviewText({ kind, author, askedOf }: Review): string {
  switch (kind) {
    case 'asked':
      return words.review.requestedBy(author, askedOf ?? words.reviewStatus.theReviewers);
    case 'approved':
      return words.review.approved(author);
    case 'changes-wanted':
      return words.review.wantedChanges(author);
  }
}
