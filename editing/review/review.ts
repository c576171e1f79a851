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
export interface ReviewStanding {
  /** The latest given review, for any state. */
  readonly given: Review | undefined;
  /** The latest request after it, unanswered. */
  readonly asked: Review | undefined;
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
export function reviewStanding(reviews: readonly Review[], sequence: number | undefined): ReviewStanding {
  const given = reviews.findLast(({ kind }) => kind !== 'asked');
  const asked = reviews.findLast(({ kind }) => kind === 'asked');
  return {
    given,
    asked: asked && (!given || asked.number > given.number) ? asked : undefined,
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
  standing: ReviewStanding,
  words: ReviewWords = reviewInEnglish,
  onPage?: ReviewOnPage,
): string {
  const { asked } = standing;
  const open = asked ? words.asked(asked.author, asked.askedOf ?? words.theReviewers) : '';
  return sentenceOf(standing, words, onPage) + open;
}

function sentenceOf(standing: ReviewStanding, words: ReviewWords, onPage: ReviewOnPage | undefined): string {
  const { given, isOutdated } = standing;
  if (!given) return onPage ? words.onPage(onPage.reviewer, onPage.day) : words.nobody;
  if (given.kind === 'changes-wanted')
    return words[isOutdated ? 'wantedChanges' : 'wantsChanges'](given.author);
  return words[isApproved(standing) ? 'approved' : 'approvedEarlier'](given.author);
}

/** Whether exactly this state is approved. */
export function isApproved({ given, isOutdated }: ReviewStanding): boolean {
  return given?.kind === 'approved' && !isOutdated;
}
