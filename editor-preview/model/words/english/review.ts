export const review = {
  notReviewed: 'This article has no review yet.',
  onPage: (reviewer: string, day: string) =>
    `The page says: reviewed${day && ` ${day}`} by ${reviewer}. This tool has no review of it.`,
  wantsChanges: (author: string) => `${author} wants changes.`,
  wantedChanges: (author: string) => `${author} wants changes, and the article was changed since.`,
  approved: (author: string) => `${author} has approved this state.`,
  approvedEarlier: (author: string) =>
    `${author} has approved an earlier state: the article was changed since.`,
  requested: (author: string, whom: string) => ` ${author} has asked ${whom} for a review, and waits for it.`,
  theReviewers: 'the medical reviewers',
  cancelled: (plans: string) => `What is planned for it is cancelled: ${plans}.`,
  andPlan: ', and ',
  publishingOn: (when: string) => `publishing on ${when}`,
  withdrawingOn: (when: string) => `withdrawing on ${when}`,
  noTime: 'Say a day and a time.',
  hasPassed: 'This time has passed already. Choose a later one, or do it now.',
  tooFarAhead: 'This is more than two years ahead.',
  neverShown: 'Clocks are set forward then, and never show this time. Choose another one.',
};

export type ReviewWords = typeof review;
