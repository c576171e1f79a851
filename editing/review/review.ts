import { type ReviewWords, review as reviewInEnglish } from '../words/english/review.ts';

/** What somebody has said about the state of an article, or wants to be said. */
export type ReviewKind = 'asked' | 'approved' | 'changes-wanted';

/** An entry of an article's reviews. Nothing is ever changed in it. It is about one state: the article as of an operation. */
export interface Review {
  /** In the order in which they were made. */
  readonly number: number;
  /** The last operation in the state that it is about. */
  readonly sequence: number;
  readonly kind: ReviewKind;
  /** The id of whoever has made it, and their name. */
  readonly person: string;
  readonly author: string;
  /** The name of who was asked; absent where any medical reviewer may. */
  readonly askedOf?: string;
  /** Plain text; '' where nothing was said. */
  readonly words: string;
  /** ISO 8601. */
  readonly at: string;
}

/** How the review of an article stands. */
export interface ReviewStanding {
  /** The latest that was given, for whatever state. */
  readonly given: Review | undefined;
  /** What was asked for after it, and nobody has answered. */
  readonly asked: Review | undefined;
  /** Whether the article was changed since it was given. */
  readonly isOutdated: boolean;
}

/** Body of `POST /editor/api/review?path=`. */
export interface ReviewToMake {
  readonly kind: ReviewKind;
  /** The last operation in the state that was seen. */
  readonly sequence: number;
  /** The id of who is asked. */
  readonly askedOf?: string;
  readonly words: string;
}

/** In UTF-16 units. */
export const maxReviewWords = 4_000;
/** Of one article, at most so many are told: the latest. */
export const maxReviews = 100;

/**
 * How the review of an article stands.
 *
 * @param reviews in their order
 * @param sequence of the article as it is now; undefined while something is not saved, which then counts as a change
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

/** Whom readers find on the page as the medical reviewer. */
export interface ReviewOnPage {
  readonly reviewer: string;
  /** In words; '' where the page names none. */
  readonly day: string;
}

/**
 * The same in a sentence, for who is about to publish.
 *
 * @param onPage what the article says of its review, which is said where no review was given here
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
