import { counted } from '#editor-preview/model/words/english/counted.ts';

export const around = {
  skip: 'Skip to the content',
  tools: 'Tools',
  otherLanguage: 'Español',
  signOut: 'Sign out',
  signedInAs: (name: string, role: string) => `Signed in as ${name}, ${role}`,
};

export const list = {
  articles: 'Articles',
  all: 'All articles',
  newArticle: 'New article',
  noneFound: 'No article matches.',
  noneYet: 'There are no articles yet.',
  more: 'More articles',
  undo: 'Undo',
  done: {
    withdrawn: <Part>(path: Part): (Part | string)[] => [path, ' is withdrawn: readers get it no longer.'],
    'put-back': <Part>(path: Part): (Part | string)[] => ['Readers get ', path, ' again.'],
    renamed: <Part>(path: Part): (Part | string)[] => [
      'It stands at ',
      path,
      ' now. The earlier path leads there.',
    ],
    deleted: <Part>(path: Part): (Part | string)[] => [
      path,
      ' is deleted. For 30 days it can be brought back, from the state “Deleted”.',
    ],
    'brought-back': <Part>(path: Part): (Part | string)[] => [path, ' is back.'],
  },
  actionsOn: (title: string) => `What can be done with ${title}`,
  plan: (isPublishing: boolean, hasFailed: boolean) =>
    `${isPublishing ? 'Publishing' : 'Withdrawing'} ${hasFailed ? 'failed on' : 'on'} `,
  errors: (count: number) => counted(count, 'error', 'errors'),
  hints: (count: number) => counted(count, 'hint', 'hints'),
  bringBack: 'Bring back',
  copy: 'Copy',
  rename: 'Rename',
  putBack: 'Put back',
  withdraw: 'Withdraw',
  delete: 'Delete',

  words: 'Words in title, path or text',
  filters: 'Filters',
  apply: 'Apply',
  without: (label: string, value: string) => `Without the filter ${label}: ${value}`,
  found: (count: number) => counted(count, 'article found', 'articles found'),
  orders: {
    newest: 'Last changed first',
    oldest: 'Longest unchanged first',
    title: 'By title',
  },
  allStates: 'All',
  by: 'By',
  withBlock: 'With a block',
  problems: 'Problems',
  any: 'Any',
  anyError: 'Any error',
  anyProblem: 'Any problem',
  find: 'Find',
  unchecked: (count: number) =>
    `${counted(count, 'article is', 'articles are')} still being checked. Look again in a moment.`,
};

export const signingIn = {
  title: 'Sign in',
  failed: 'This token or account has no access, or it was revoked. Try again, or ask the operator.',
  token: 'Your editor token',
  tokenHelp: 'Your personal link fills it in. Operators use EDITOR_TOKEN.',
  signIn: 'Sign in',
  orWithAccount: 'Or with an account whose email address has access:',
  signInWith: (provider: string) => `Sign in with ${provider}`,
  isAccountOf: (name: string) => `Your account is that of ${name}.`,
  goOnAs: (name: string) => `Go on as ${name}`,
};

export const beginning = {
  title: 'New article',
  copyTitle: 'Copy an article',
  titleOf: 'Title',
  path: 'Path',
  pathHelp:
    'A slash, then small letters, digits, dashes and underscores. Left empty, it is suggested from the title',
  copyOf: <Part>(path: Part): (Part | string)[] => [
    'It begins as a copy of ',
    path,
    ', without its dates and its reviewer.',
  ],
  begin: 'Begin',
  beginsWith: 'What it begins with',
  empty: 'Empty',
  emptyHelp: 'One paragraph, and nothing else.',
  lookAtSuggestion:
    'This path is suggested from the title. Put the section that the article belongs to before it, and begin.',
  giveTitle: (longest: number) => `Give a title of at most ${longest} characters.`,
  isThere: (path: string) =>
    `There is an article at ${path} already. Choose another path, or open that one from the list.`,
  nothingToCopy: (path: string) => `There is no article at ${path} to copy.`,
  noTemplate: (name: string) => `There is no template “${name}”. Choose one of the list.`,
};

export const placing = {
  wrongPath:
    'A path is a slash, then small letters, digits, dashes and underscores, such as /nutrition/magnesium.',
  hasIt: 'That is the path it has.',
  noArticle: (path: string) => `There is no article at ${path}.`,
  keptDeleted: (path: string) => `A deleted article is kept at ${path}. Choose another path.`,
  isThere: (path: string) => `There is an article at ${path} already. Choose another path.`,
  renameHelp: <Part>(path: Part): (Part | string)[] => [
    path,
    ' will lead readers to the new path, as every earlier path of the article does.',
  ],
  deleteNamed: (title: string) => `Delete “${title}”?`,
};

export const cms = {
  about:
    'These articles are kept in a CMS, which takes no changes from here: they can be looked at, as pages and with their problems, and are written there.',
  lookAtJson: 'Look at JSON',
  words: 'Words in title or path',
  noneYet: 'The CMS has told of no articles yet.',
  someOf: (shown: string, found: string) => `These are ${shown} of ${found}. Words find the others.`,
  cannotBeOpened: 'This article cannot be opened',
  notThere: 'The CMS has no article at this path, or none that is published.',
  noArticle: 'What the CMS sends for this path is no article. Its log and ours say more.',
  noAnswer:
    'The CMS does not answer just now, and there is no copy of this article from before. Try again in a moment.',
  takesNothing: 'These articles are kept in a CMS, which takes no changes from here. Write them there.',
};

export const tool = {
  preview: 'Preview',
  edit: (path: string) => `Edit ${path}`,
  needsScript: 'The editor needs JavaScript, and this browser runs none.',
  noPreview: 'No preview',
  noPage: 'No page to show',
  noPageHelp: 'Readers would get an error here. The problems say what the article misses.',
};

export const shared = {
  preview: 'Preview',
  notPublished: 'Preview, not published',
  draft: 'the draft as it stands now',
  sequence: (sequence: number) => `the article as of change ${sequence}`,
  revision: (revision: string) => `revision ${revision}`,
  thisIs: (state: string, when: string | undefined) =>
    `: this is ${state}${when === undefined ? '' : `, of ${when}`}. `,
  same: 'Readers get the same.',
  notSame: 'Readers do not get this.',
  holdsUntil: (day: string) => ` The link holds until ${day}.`,
};

export const refusals = {
  noPerson: 'You are not signed in, or no longer. Sign in at /editor, then send this again.',
  shares: {
    moved: 'Somebody has changed the article since. Look at it again, then share it.',
    'no-revision': 'The article has no revision of this number.',
    'too-many': 'This article has as many links as may hold at the same time. Revoke one of them first.',
  },
  noState: 'There is no such state of this article. Open it anew.',
  noReviewer: 'Nobody is known under this id who gives reviews. Ask somebody else.',
  noZone: (zone: string) => `“${zone}” is no time zone.`,
  plans: {
    moved: 'The article was changed in the meantime. Look at it, then plan again.',
    'nothing-there': 'Readers get no article here that could be withdrawn.',
    deleted: 'This article is deleted. Bring it back first.',
  },
  manyComments: 'This article has as many comments as are kept. Say it in another way.',
  wasSetBack: (sequence: number) =>
    `The server knows of ${sequence} operations on this article, which is fewer than you have seen: it was set back to an earlier state. Keep what you have, and open the article anew.`,
  longNote: (most: number) => `A note has at most ${most} characters.`,
};
