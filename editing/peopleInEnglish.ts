import type { Action, Role } from './person.ts';

/** What is said of people, and of who may do what. */
export const peopleInEnglish = {
  roles: {
    writer: 'writer',
    'medical-reviewer': 'medical reviewer',
    publisher: 'publisher',
    owner: 'owner',
  } satisfies Record<Role, string>,
  allIn: {
    writer: 'writers',
    'medical-reviewer': 'medical reviewers',
    publisher: 'publishers',
    owner: 'the owner',
  } satisfies Record<Role, string>,
  actions: {
    write: 'Writing',
    comment: 'Commenting',
    share: 'Sharing a preview',
    'ask-for-review': 'Asking for a review',
    review: 'Giving a review',
    publish: 'Publishing',
    schedule: 'Scheduling',
    withdraw: 'Withdrawing',
    'manage-people': 'Letting people in',
    'configure-site': 'Saying what stands around the articles',
    'manage-readers': 'Seeing who gets letters',
  } satisfies Record<Action, string>,
  isFor: (action: string, whom: string, name: string, role: string, others: string) =>
    `${action} is for ${whom}, and ${name} is signed in as ${role}. Ask ${others}.`,
  and: 'and',
  or: 'or',
  somebodyElse: 'somebody else of them',
  whoeverHasToken: 'whoever has the server’s own token',
};

/** The same in whatever language. */
export type PeopleWords = { readonly [Name in keyof typeof peopleInEnglish]: (typeof peopleInEnglish)[Name] };
