export const review = {
  notReviewed: 'This article has no review yet.',
  onPage: (reviewer: string, day: string) =>
    `The page says: reviewed${day && ` ${day}`} by ${reviewer}. No review is recorded in this editor.`,
  wantsChanges: (author: string) => `${author} requests changes.`,
  wantedChanges: (author: string) => `${author} requested changes. The article has changed since then.`,
  approved: (author: string) => `${author} has approved this state.`,
  approvedEarlier: (author: string) =>
    `${author} has approved an earlier state. The article has changed since then.`,
  requested: (author: string, whom: string) => ` ${author} has requested a review from ${whom}.`,
  theReviewers: 'the medical reviewers',
  cancelled: (plans: string) => `Its schedule will be cancelled: ${plans}.`,
  andPlan: ', and ',
  publishingOn: (when: string) => `publishing on ${when}`,
  withdrawingOn: (when: string) => `withdrawal on ${when}`,
  noTime: 'Enter a day and a time.',
  hasPassed: 'This time is in the past. Choose a later time, or do it now.',
  tooFarAhead: 'This is more than two years ahead. Choose an earlier time.',
  neverShown: 'This time does not exist: clocks are set forward then. Choose another time.',
};

export type ReviewWords = typeof review;
