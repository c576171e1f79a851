import type { Person } from './person.ts';

/**
 * The contract between the editor's pages, which the server makes, and the editor's scripts, which run in the browser. Constants and shapes only.
 */

/** Addresses of the editor. */
export const editorAddresses = {
  list: '/editor',
  /** The page that begins an article: with `copyOf`, as a copy of the one at that path. */
  newArticle: '/editor/new',
  /** `POST` with `path`: takes an article from the readers. */
  withdraw: '/editor/withdraw',
  /** `POST` with `path`: gives a withdrawn one back to them, as it was. */
  putBack: '/editor/put-back',
  /** `GET`: asks for a token, and takes that of a person's link from behind the `#`. `POST`: signs in. */
  signIn: '/editor/sign-in',
  /** Where somebody goes on who has signed in with an account. */
  signInWithAccount: '/editor/sign-in/account',
  /** `GET` with `path`: the page that asks for an article's new path; `POST` with `path` and `to`: gives it that one. */
  rename: '/editor/rename',
  /** `POST` with `path` and {@link RenameToMake}: the same for the tool. 200 {@link Renamed}; 409 `{ error }` where something stands there. */
  renaming: '/editor/api/rename',
  /** `GET` with `path`: the page that says what becomes of a published article that is deleted; `POST` with `path`: deletes it. */
  delete: '/editor/delete',
  /** `POST` with `path`: brings a deleted article back; with `published`, to the readers too. */
  bringBack: '/editor/bring-back',
  /** `POST` with `path`: deletes the article; `DELETE` brings it back. 204; 404 where there is none. */
  deletion: '/editor/api/deletion',
  /** `GET` with `q`: `{ articles }`, the {@link LinkTarget}s whose title and path have those words; at most 20. */
  links: '/editor/api/links',
  /** `GET` with `q`: `{ names }`, those of products and brands in published articles that have those words; at most 20. */
  productNames: '/editor/api/product-names',
  signOut: '/editor/sign-out',
  /** The page of the background jobs, for the owner. */
  jobs: '/editor/jobs',
  /** `GET`: `{ jobs }`, what that page shows. */
  jobsApi: '/editor/api/jobs',
  /** `GET` with `path`: the page that edits an article. */
  article: '/editor/article',
  /** `GET` with `path`: what is kept, as readers would get it. */
  frame: '/editor/frame',
  /** `GET` with `path`: `{ sequence, problems }`, all that is wrong with the article as of an operation. */
  problems: '/editor/api/problems',
  /** `PUT` with `path`, and a `note` for readers on what was changed: publishes the article that the body is. For programs. */
  wholeArticle: '/editor/api/article',
  /**
   * `PUT` with `path`, {@link importFields} and the article as body, for `pagewell import`: `{ revision, changed }`; 409 `{ conflict }` with
   * `changed-since` or `not-imported`; 422 `{ problems }`.
   */
  importedArticle: '/editor/api/imported-article',
} as const;

/**
 * Where the preview's frame is on an origin of its own (`PREVIEW_ORIGIN`), its addresses there. Nobody has a session on that
 * origin: a signed token stands for it.
 */
export const ownFrameAddresses = {
  /** `POST` of a form with `path`, `token` and the reader: what is kept, as that reader would get it. */
  page: '/preview-frame',
  /** `POST` with `{ blocks }` and the token: as `previewDifferencesAddress`. */
  differences: '/preview-frame/differences',
} as const;

export const ownFrameFields = { token: 'token' } as const;

/** `POST` with `path`: `PreviewTokenGiven`. */
export const previewTokenAddress = '/editor/api/preview-token';

/** What opens the preview of one article for one person, on the frame's own origin. */
export interface PreviewTokenGiven {
  token: string;
  /** For how long it holds, in seconds. */
  seconds: number;
}

/** `POST` with `{ blocks }`: how many blocks of a preview a browser rendered other than the server. */
export const previewDifferencesAddress = '/editor/api/preview-differences';
/** That are told at once. No article has more blocks. */
export const maxDifferences = 10_000;

/** Parameters of these addresses, and fields of the form that asks for a preview. */
export const editorFields = {
  path: 'path',
  text: 'text',
  /** What was changed, in a line for readers. */
  note: 'note',
  /** The path that an article gets. */
  to: 'to',
  /** Whether an article that is brought back goes to the readers. */
  published: 'published',
  /** What is searched for. */
  words: 'q',
} as const;

/** Parameters of an article that is imported. */
export const importFields = {
  /** `published` or `draft`. */
  as: 'as',
  /** The revision that the last import left; absent where there was none. */
  basedOn: 'based-on',
  /** Paths that redirect to it, a line each. */
  formerPaths: 'former-paths',
} as const;

/** Paths that redirect to an imported article; more are refused. */
export const maxFormerPaths = 20;

/** Body of `POST /editor/api/rename?path=`. */
export interface RenameToMake {
  readonly to: string;
}

export interface Renamed {
  readonly path: string;
}

/** That an article is deleted. */
export interface Deleted {
  /** ISO 8601. */
  readonly at: string;
  readonly author: string;
  /** Whether readers got it until then. */
  readonly wasPublished: boolean;
  /** Until when it can be brought back, ISO 8601. */
  readonly until: string;
}

/** An article that a link may lead to. */
export interface LinkTarget {
  readonly path: string;
  readonly title: string;
  /** Whether readers get it now: else the link leads nowhere yet. */
  readonly isPublished: boolean;
}

/** Of the line that says what was changed, in UTF-16 units. */
export const maxNoteLength = 300;

/** The element that the editor's script takes over. */
export const editorRootId = 'editor';

/** Marks the `<script type="application/json">` with the `EditorStart`. */
export const editorStateAttribute = 'data-editor-state';

/** What the editor's script begins with. */
export interface EditorStart extends EditorState {
  /** Who is signed in. */
  person: Person;
  /** Everybody who works here, the owner among them: whom a review can be asked of, and who may do what others may not. */
  people: readonly Person[];
}

/** Which article an editor opens, and how. */
export interface EditorState {
  /** Empty where JSON from elsewhere is looked at. */
  path: string;
  /** False where the articles are somebody else's, who does not take changes from here. */
  canSave: boolean;
  /** The origin that the preview's frame is on; absent where it is ours. */
  previewOrigin?: string;
}

/** `new`: not kept yet; `changed`: published, with a draft of what comes next. */
export type ArticleState = 'new' | 'draft' | 'published' | 'changed';

/**
 * Why nothing was written. `draft-moved`: somebody has written a draft that the sender has not seen; `published-moved`: what
 * is published is not what the draft began with.
 */
export interface Conflict {
  kind: 'draft-moved' | 'published-moved';
  /** What is there now; absent where it was taken away. */
  current?: { revision: string /** ISO 8601. */; updatedAt: string };
}
