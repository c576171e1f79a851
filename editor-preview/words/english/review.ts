import { peopleInEnglish } from '../../../editing/peopleInEnglish.ts';
import { reviewInEnglish } from '../../../editing/review/reviewInEnglish.ts';
import { countedIn } from '../counted.ts';

const counted = countedIn('en');

export const people = peopleInEnglish;
export const standing = reviewInEnglish;

/** Of reviews, plans and signing in. */
export const review = {
  ofACms: 'These articles are kept in a CMS, and are reviewed and published there.',
  busy: 'It is being asked how the review stands.',
  reviewedOn: (when: string) => `Reviewed on ${when}.`,
  compareWithIt: 'Compare with it',
  youWorkAs: (name: string, role: string) => `You work as ${name}, ${role}.`,
  signInAgain: 'Sign in again',
  ask: 'Ask for a review',
  isAsked: 'The review is asked for.',
  ofWhom: 'Of whom',
  anyReviewer: 'Any medical reviewer',
  lookAt: 'What to look at',
  asking: 'It is being asked.',
  sameAgain: 'What was changed since was changed back: readers would get the same.',
  changedSince: 'Changed since:',
  changedSinceReview: 'Changed since the review',
  andMore: (count: number) => `and ${count} more`,
  give: 'Give a review',
  isApproved: 'The article is approved.',
  changesAreWanted: 'It is said which changes are wanted.',
  found: 'What you have found',
  sayWhich: 'Say which changes you want.',
  keeping: 'It is being kept.',
  approve: 'Approve',
  wantChanges: 'Want changes',
  notSaved: 'Your last changes are not saved yet. A review is of what is saved.',
  steps: (count: number) => `${counted(count, 'step', 'steps')} so far`,
  compareWith: (author: string, when: string) => `Compare with what ${author} saw on ${when}`,
  compare: 'Compare',
  asked: (author: string, whom: string) => `${author} asked ${whom} for a review`,
  approved: (author: string) => `${author} approved`,
  wantedChanges: (author: string) => `${author} wanted changes`,

  plans: 'Plans',
  mend: 'Mend it, then plan it again.',
  nothingPlanned: 'Nothing is planned.',
  planMore: 'Plan…',
  plannedBefore: 'What was planned before',
  cancelled: 'The plan is cancelled.',
  readersAreTold: (note: string) => `Readers are told: “${note}”`,
  outdated:
    'The article was changed since. The state that was planned is published, without those changes. Plan it again to publish them as well.',
  cancelPublishing: 'Cancel publishing',
  cancelWithdrawing: 'Cancel withdrawing',
  willBePublished: (when: string) => `It will be published on ${when}.`,
  willBeWithdrawn: (when: string) => `It will be withdrawn on ${when}.`,
  here: (when: string) => ` That is here ${when}.`,
  plannedBy: (author: string) => ` ${author} has planned it.`,
  publishing: (when: string, outcome: string) => `Publishing on ${when} ${outcome}.`,
  withdrawing: (when: string, outcome: string) => `Withdrawing on ${when} ${outcome}.`,
  outcomes: {
    done: 'was done',
    cancelled: 'was cancelled',
    overtaken: 'was not needed',
    failed: 'could not be done',
  },
  planNotSaved: 'Your last changes are not saved yet. What is planned is what is saved.',
  plan: 'Plan',
  what: 'What',
  publishNow: 'Publish it as it is now',
  withdraw: 'Withdraw it from the readers',
  dayAndTime: 'Day and time',
  timeZone: 'Time zone',
  timeZones: 'Time zones',
  notPublishedWith:
    ' What is written after this is not published with it. Publishing by hand before that ends the plan.',
  planning: 'It is being planned.',
  planIt: 'Plan it',
  notNow: 'Not now',
  noZone: 'There is no time zone of this name. Choose one that the field suggests, such as Europe/Berlin.',

  somebodyElse: (name: string) =>
    `Somebody else is signed in now. These changes are ${name}’s: sign in as ${name} to save them.`,
  signedInSaved: 'You are signed in, and everything is saved.',
  signedIn: 'You are signed in.',
  keptHere: 'What is not saved yet is kept in this browser, and is saved when you have signed in.',
  token: 'Your editor token, or your link',
  signingIn: 'Signing in…',
  tooMany: 'There were too many attempts. Wait a minute, then try again.',
  noToken: 'Nobody has this token, or it was revoked. Ask for another one.',
  serverError: (status: number) => `The server answered with an error, ${status}.`,
};
