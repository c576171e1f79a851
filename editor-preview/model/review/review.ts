import { type ReviewWords, review as reviewInEnglish } from '../words/english/review.ts';

export type ReviewKind = 'asked' | 'approved' | 'changes-wanted';

/** A review entry, immutable. It refers to the article's state after an operation. */
export interface Review {
  readonly number: number;
  readonly sequence: number;
  readonly kind: ReviewKind;
  readonly person: string;
  readonly author: string;
  readonly askedOf?: string;
  readonly words: string;
  readonly at: string;
}

export interface ReviewStatus {
  /** The latest given review, for any state. */
  readonly latestReview: Review | undefined;
  /** The latest request after it, unanswered. */
  readonly request: Review | undefined;
  readonly isOutdated: boolean;
}

export interface ReviewToMake {
  readonly kind: ReviewKind;
  readonly sequence: number;
  readonly askedOf?: string;
  readonly words: string;
}

export const maxReviewWords = 4_000;
export const maxReviews = 100;

/**
 * @param sequence of the current article; undefined while something is unsaved, which counts as a change
 * @param reviews in order
 */
export function reviewStatus(reviews: readonly Review[], sequence: number | undefined): ReviewStatus {
  const latestReview = reviews.findLast(({ kind }) => kind !== 'asked');
  const latestRequest = reviews.findLast(({ kind }) => kind === 'asked');
  return {
    latestReview,
    request:
      latestRequest && (!latestReview || latestRequest.number > latestReview.number)
        ? latestRequest
        : undefined,
    isOutdated: latestReview !== undefined && latestReview.sequence !== sequence,
  };
}

export interface ReviewOnPage {
  readonly reviewer: string;
  readonly day: string;
}

/** @param onPage the article's own review data, used if no review was given here */
export function reviewInWords(
  status: ReviewStatus,
  words: ReviewWords = reviewInEnglish,
  onPage?: ReviewOnPage,
): string {
  const { request } = status;
  const open = request ? words.requested(request.author, request.askedOf ?? words.theReviewers) : '';
  return sentenceOf(status, words, onPage) + open;
}

function sentenceOf(status: ReviewStatus, words: ReviewWords, onPage: ReviewOnPage | undefined): string {
  const { latestReview, isOutdated } = status;
  if (!latestReview) return onPage ? words.onPage(onPage.reviewer, onPage.day) : words.notReviewed;
  if (latestReview.kind === 'changes-wanted')
    return words[isOutdated ? 'wantedChanges' : 'wantsChanges'](latestReview.author);
  return words[isApproved(status) ? 'approved' : 'approvedEarlier'](latestReview.author);
}

export function isApproved({ latestReview, isOutdated }: ReviewStatus): boolean {
  return latestReview?.kind === 'approved' && !isOutdated;
}
