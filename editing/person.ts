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
  | 'manage-readers';

/** Roles that people can be given. */
export const givenRoles = ['writer', 'medical-reviewer', 'publisher'] as const satisfies readonly Role[];

/** Roles in words. */
export const roleNames: Readonly<Record<Role, string>> = {
  writer: 'writer',
  'medical-reviewer': 'medical reviewer',
  publisher: 'publisher',
  owner: 'owner',
};

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
};

const actionNames: Readonly<Record<Action, string>> = {
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
};

/** Whether somebody in this role may do it. */
export function mayDo(role: Role, action: Action): boolean {
  return permissions[action].includes(role);
}

/** Of these people, those who may do it. */
export function whoMay(action: Action, people: readonly Person[]): Person[] {
  return people.filter(({ role }) => mayDo(role, action));
}

/**
 * Why somebody may not do it and who may, in sentences; undefined where they may.
 *
 * @param people all who work here
 */
export function whyNot(
  { name, role }: Person,
  action: Action,
  people: readonly Person[],
): string | undefined {
  if (mayDo(role, action)) return undefined;
  const roles = permissions[action].filter((each) => each !== 'owner').map((each) => `${roleNames[each]}s`);
  const others = whoMay(action, people).filter((each) => each.role !== 'owner');
  const names = others.map((each) => each.name);
  const ask = names.length > 0 ? inSentence(names, 'or') : 'whoever has the server’s own token';
  const forWhom = roles.length > 0 ? inSentence(roles, 'and') : 'the owner';
  return `${actionNames[action]} is for ${forWhom}, and ${name} is signed in as ${roleNames[role]}. Ask ${ask}.`;
}

/** More names than anybody reads. */
const mostNames = 5;

function inSentence(names: readonly string[], word: 'and' | 'or'): string {
  const told = names.length > mostNames ? [...names.slice(0, mostNames), 'somebody else of them'] : names;
  const last = told.at(-1) ?? '';
  return told.length < 2 ? last : `${told.slice(0, -1).join(', ')} ${word} ${last}`;
}
