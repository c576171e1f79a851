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
  untitled: 'Untitled',
  more: 'More articles',
  undo: 'Undo',
  done: {
    withdrawn: <Part>(path: Part): (Part | string)[] => [
      path,
      ' is withdrawn. Readers can no longer see it.',
    ],
    'put-back': <Part>(path: Part): (Part | string)[] => ['Readers can see ', path, ' again.'],
    renamed: <Part>(path: Part): (Part | string)[] => [
      'The article is now at ',
      path,
      '. The former path redirects to it.',
    ],
    deleted: <Part>(path: Part): (Part | string)[] => [
      path,
      ' is deleted. It can be restored for 30 days: see the state “Deleted”.',
    ],
    'brought-back': <Part>(path: Part): (Part | string)[] => [path, ' is restored.'],
  },
  actionsOn: (title: string) => `Actions for ${title}`,
  plan: (isPublishing: boolean, hasFailed: boolean) =>
    `${isPublishing ? 'Publishing' : 'Withdrawing'} ${hasFailed ? 'failed on' : 'on'} `,
  errors: (count: number) => counted(count, 'error', 'errors'),
  hints: (count: number) => counted(count, 'warning', 'warnings'),
  noProblems: 'No problems',
  beingChecked: 'Being checked',
  columns: { article: 'Article', state: 'Status and problems', change: 'Last change' },
  restore: 'Restore',
  copy: 'Copy',
  rename: 'Rename',
  republish: 'Republish',
  withdraw: 'Withdraw',
  delete: 'Delete',

  words: 'Search title, path or text',
  filters: 'Filters',
  apply: 'Apply',
  without: (label: string, value: string) => `Remove the filter ${label}: ${value}`,
  found: (count: number) => counted(count, 'article found', 'articles found'),
  orders: {
    newest: 'Last changed first',
    oldest: 'Oldest change first',
    title: 'By title',
  },
  allStates: 'All',
  by: 'Author',
  withBlock: 'Block type',
  problems: 'Problems',
  any: 'Any',
  anyError: 'Any error',
  anyProblem: 'Any problem',
  find: 'Find',
  unchecked: (count: number) =>
    `${counted(count, 'article is', 'articles are')} still being checked. Reload in a moment.`,
};

export const signingIn = {
  title: 'Sign in',
  failed: 'This token or account has no access, or its access was revoked. Try again, or ask the operator.',
  token: 'Editor token',
  tokenHelp: 'Your personal link fills it in.',
  forOperators: 'For operators',
  operatorHelp: 'Use the EDITOR_TOKEN of this server.',
  signIn: 'Sign in',
  orWithAccount: 'Or with an account whose email address has access:',
  signInWith: (provider: string) => `Sign in with ${provider}`,
  isAccountOf: (name: string) => `You are signed in as ${name}.`,
  goOnAs: (name: string) => `Continue as ${name}`,
};

export const beginning = {
  title: 'New article',
  copyTitle: 'Copy an article',
  titleOf: 'Title',
  path: 'Path',
  pathHelp:
    'The address on the site: lowercase letters, digits, dashes and underscores between slashes. Leave it empty, and one is suggested from the title.',
  copyOf: <Part>(path: Part): (Part | string)[] => [
    'The new article is a copy of ',
    path,
    ', without its dates and its reviewer.',
  ],
  begin: 'Create',
  beginsWith: 'Template',
  empty: 'Empty',
  emptyHelp: 'One empty paragraph.',
  lookAtSuggestion:
    'This path is suggested from the title. Add the section of the article before it, then create the article.',
  giveTitle: (longest: number) => `Enter a title of at most ${longest} characters.`,
  isThere: (path: string) =>
    `An article already exists at ${path}. Choose another path, or open that article from the list.`,
  notFoundToCopy: (path: string) => `No article found at ${path} to copy.`,
  noTemplate: (name: string) => `The template “${name}” was not found. Choose one from the list.`,
};

export const placing = {
  wrongPath:
    'A path must be a slash, then lowercase letters, digits, dashes and underscores, such as /nutrition/magnesium.',
  hasIt: 'The article already has this path.',
  noArticle: (path: string) => `No article found at ${path}.`,
  reservedPath: (path: string) => `${path} is reserved for a deleted article. Choose another path.`,
  isThere: (path: string) => `An article already exists at ${path}. Choose another path.`,
  renameHelp: <Part>(path: Part): (Part | string)[] => [
    path,
    ' and all former paths of the article will redirect to the new path.',
  ],
  deleteNamed: (title: string) => `Delete “${title}”?`,
};

export const cms = {
  about:
    'These articles are stored in a CMS and can only be edited there. Here you can see their pages and problems.',
  lookAtJson: 'View JSON',
  words: 'Search title or path',
  noneYet: 'The CMS has not reported any articles yet.',
  someOf: (shown: string, found: string) => `${shown} of ${found} are shown. Search to find the others.`,
  cannotBeOpened: 'This article cannot be opened',
  notThere: 'The CMS has no published article at this path.',
  noArticle:
    'The CMS response for this path is not a valid article. See the logs of the CMS and of this server.',
  noAnswer: 'The CMS does not respond, and this article is not cached. Try again in a moment.',
  storedInCms: 'These articles are stored in a CMS. Edit them there.',
};

export const tool = {
  preview: 'Preview',
  edit: (path: string) => `Edit ${path}`,
  needsScript: 'The editor needs JavaScript. Turn it on in this browser.',
  noPreview: 'No preview',
  noPage: 'No page to show',
  noPageHelp: 'Readers would get an error here. See Problems for what is missing.',
};

export const shared = {
  preview: 'Preview',
  notPublished: 'Preview, not published',
  draft: 'the current draft',
  sequence: (sequence: number) => `the article as of change ${sequence}`,
  revision: (revision: string) => `revision ${revision}`,
  thisIs: (state: string, when: string | undefined) =>
    `: this is ${state}${when === undefined ? '' : `, of ${when}`}. `,
  same: 'Readers see the same version.',
  notSame: 'Readers do not see this version.',
  validUntil: (day: string) => ` The link is valid until ${day}.`,
};

export const refusals = {
  noPerson: 'You are not signed in. Sign in at /editor, then try again.',
  shares: {
    moved: 'The article has changed in the meantime. Check it, then share it again.',
    'no-revision': 'The article has no revision with this number.',
    'too-many': 'This article has the maximum number of valid links. Revoke one first.',
  },
  noState: 'This state of the article was not found. Reload the article.',
  noReviewer: 'No reviewer was found with this ID. Choose someone else.',
  noZone: (zone: string) => `“${zone}” is not a time zone.`,
  plans: {
    moved: 'The article has changed in the meantime. Check it, then schedule again.',
    'nothing-there': 'This article is not published, so it cannot be withdrawn.',
    deleted: 'This article is deleted. Restore it first.',
  },
  manyComments: 'This article has the maximum number of comments. No more can be added.',
  wasReverted: (sequence: number) =>
    `The server was restored to an earlier state: it has only ${sequence} changes of this article. Copy your text, then reload the article.`,
  longNote: (most: number) => `A note must have at most ${most} characters.`,
};
