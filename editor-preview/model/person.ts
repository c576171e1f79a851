/** A person's role. The owner has the server's own token, and all rights. */
export type Role = 'writer' | 'medical-reviewer' | 'publisher' | 'owner';

export interface Person {
  readonly id: string;
  /** Unique and never reused: it identifies the author in the log. */
  readonly name: string;
  readonly role: Role;
}

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

export const assignableRoles = ['writer', 'medical-reviewer', 'publisher'] as const satisfies readonly Role[];

export const owner: Person = { id: 'owner', name: 'Editor', role: 'owner' };

/** Stored as the author of the sample articles that fill an empty site. */
const seedAuthor = 'seed';

export function authorInWords(author: string, { sampleContent }: { sampleContent: string }): string {
  return author === seedAuthor ? sampleContent : author;
}

export const maxNameLength = 80;

const allRoles: readonly Role[] = ['writer', 'medical-reviewer', 'publisher', 'owner'];
const publishers: readonly Role[] = ['publisher', 'owner'];

/** Permissions by action. Reviewers can write too, so that they can correct a dose; the log names them. */
const permissions: Readonly<Record<Action, readonly Role[]>> = {
  write: allRoles,
  comment: allRoles,
  share: allRoles,
  'ask-for-review': allRoles,
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
  return allRoles.some((role) => role === value);
}

export function rolesThatMay(action: Action): readonly Role[] {
  return permissions[action];
}

export function mayDo(role: Role, action: Action): boolean {
  return permissions[action].includes(role);
}

export function whoMay(action: Action, people: readonly Person[]): Person[] {
  return people.filter(({ role }) => mayDo(role, action));
}
