import { type ReviewWords, review as reviewInEnglish } from '../words/english/review.ts';

/** A statement or request about the state of an article. */
export type ReviewKind = 'asked' | 'approved' | 'changes-wanted';

/** A review entry, immutable. It refers to the article's state after an operation. */
export interface Review {
  /** In order of creation. */
  readonly number: number;
  /** The last operation in the reviewed state. */
  readonly sequence: number;
  readonly kind: ReviewKind;
  /** The author's id and name. */
  readonly person: string;
  readonly author: string;
  /** The name of the requested reviewer; absent if any medical reviewer may review. */
  readonly askedOf?: string;
  /** Plain text; '' if there is none. */
  readonly words: string;
  /** ISO 8601. */
  readonly at: string;
}

/** The review status of an article. */
export interface ReviewStatus {
  /** The latest given review, for any state. */
  readonly given: Review | undefined;
  /** The latest request after it, unanswered. */
  readonly request: Review | undefined;
  /** Whether the article has changed since. */
  readonly isOutdated: boolean;
}

/** Body of `POST /editor/api/review?path=`. */
export interface ReviewToMake {
  readonly kind: ReviewKind;
  /** The last operation in the state that was seen. */
  readonly sequence: number;
  /** The id of the requested reviewer. */
  readonly askedOf?: string;
  readonly words: string;
}

/** In UTF-16 units. */
export const maxReviewWords = 4_000;
/** Maximum reviews in a response: the latest of an article. */
export const maxReviews = 100;

/**
 * The review status of an article.
 * @param reviews in order
 * @param sequence of the current article; undefined while something is unsaved, which counts as a change
 */
export function reviewStatus(reviews: readonly Review[], sequence: number | undefined): ReviewStatus {
  const given = reviews.findLast(({ kind }) => kind !== 'asked');
  const latest = reviews.findLast(({ kind }) => kind === 'asked');
  return {
    given,
    request: latest && (!given || latest.number > given.number) ? latest : undefined,
    isOutdated: given !== undefined && given.sequence !== sequence,
  };
}

/** The medical reviewer shown on the page. */
export interface ReviewOnPage {
  readonly reviewer: string;
  /** Formatted date; '' if the page has none. */
  readonly day: string;
}

/**
 * The status in a sentence, for publishing.
 * @param onPage the article's own review data, used if no review was given here
 */
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
  const { given, isOutdated } = status;
  if (!given) return onPage ? words.onPage(onPage.reviewer, onPage.day) : words.notReviewed;
  if (given.kind === 'changes-wanted')
    return words[isOutdated ? 'wantedChanges' : 'wantsChanges'](given.author);
  return words[isApproved(status) ? 'approved' : 'approvedEarlier'](given.author);
}

/** Whether exactly this state is approved. */
export function isApproved({ given, isOutdated }: ReviewStatus): boolean {
  return given?.kind === 'approved' && !isOutdated;
}
