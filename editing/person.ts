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

/** Roles in words. */
export const roleNames: Readonly<Record<Role, string>> = peopleInEnglish.roles;

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
  words: PeopleWords = peopleInEnglish,
): string | undefined {
  if (mayDo(role, action)) return undefined;
  const roles = permissions[action].filter((each) => each !== 'owner').map((each) => words.allIn[each]);
  const others = whoMay(action, people).filter((each) => each.role !== 'owner');
  const names = others.map((each) => each.name);
  const told = names.length > mostNames ? [...names.slice(0, mostNames), words.somebodyElse] : names;
  return words.isFor(
    words.actions[action],
    roles.length > 0 ? inSentence(roles, words.and) : words.allIn.owner,
    name,
    words.roles[role],
    told.length > 0 ? inSentence(told, words.or) : words.whoeverHasToken,
  );
}

/** More names than anybody reads. */
const mostNames = 5;

function inSentence(names: readonly string[], word: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}
