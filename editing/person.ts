/** What somebody is to the publication. The owner has the server's own token, and all rights. */
export type Role = 'writer' | 'medical-reviewer' | 'publisher' | 'owner';

/** Somebody who works in the editor. */
export interface Person {
  readonly id: string;
  /** No two people have the same, and none is given a second time: in the record, it says who it was. */
  readonly name: string;
  readonly role: Role;
}

/** What not everybody may do. */
export type Action =
  | 'write'
  | 'comment'
  | 'share'
  | 'ask-for-review'
  | 'review'
  | 'publish'
  | 'schedule'
  | 'withdraw'
  | 'manage-people'
  | 'configure-site'
  | 'manage-readers'
  | 'see-jobs';

/** Roles that people can be given. */
export const givenRoles = ['writer', 'medical-reviewer', 'publisher'] as const satisfies readonly Role[];

/** Whoever has the server's own token. */
export const owner: Person = { id: 'owner', name: 'Editor', role: 'owner' };

/** Of a person's name, in UTF-16 units. */
export const maxNameLength = 80;

const everybody: readonly Role[] = ['writer', 'medical-reviewer', 'publisher', 'owner'];
const publishers: readonly Role[] = ['publisher', 'owner'];

/** Who may do what. Reviewers write too: who knows the right dose mends it, and the record says who it was. */
const permissions: Readonly<Record<Action, readonly Role[]>> = {
  write: everybody,
  comment: everybody,
  share: everybody,
  'ask-for-review': everybody,
  review: ['medical-reviewer', 'owner'],
  publish: publishers,
  schedule: publishers,
  withdraw: publishers,
  'manage-people': ['owner'],
  'configure-site': ['owner'],
  'manage-readers': ['owner'],
  'see-jobs': ['owner'],
};

export function isRole(value: unknown): value is Role {
  return everybody.some((role) => role === value);
}

/** The roles that may do it. */
export function rolesThatMay(action: Action): readonly Role[] {
  return permissions[action];
}

/** Whether somebody in this role may do it. */
export function mayDo(role: Role, action: Action): boolean {
  return permissions[action].includes(role);
}

/** Of these people, those who may do it. */
export function whoMay(action: Action, people: readonly Person[]): Person[] {
  return people.filter(({ role }) => mayDo(role, action));
}
