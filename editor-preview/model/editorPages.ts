import type { Person } from './person.ts';

/** The protocol of the editor's server-rendered pages and browser scripts. Constants and types only. */

export const editorAddresses = {
  list: '/editor',
  /** Creates an article: with `copyOf`, as a copy of the one at that path. */
  newArticle: '/editor/new',
  /** `POST` with `path`: withdraws a published article. */
  withdraw: '/editor/withdraw',
  /** `POST` with `path`: republishes a withdrawn one unchanged. */
  republish: '/editor/put-back',
  /** `GET`: asks for a token, or reads that of a personal link from the fragment. `POST`: signs in. */
  signIn: '/editor/sign-in',
  signInWithAccount: '/editor/sign-in/account',
  /** `GET` with `path`: asks for the article's new path; `POST` with `path` and `to`: renames it. */
  rename: '/editor/rename',
  /** `POST` with `path` and {@link RenameToMake}: 200 {@link Renamed}; 409 `{ error }` if the path is taken. */
  renaming: '/editor/api/rename',
  /** `GET` with `path`: explains the deletion of a published article; `POST` with `path`: deletes it. */
  delete: '/editor/delete',
  /** `POST` with `path`: restores a deleted article; with `published`, for readers too if it was published. */
  restore: '/editor/bring-back',
  /** `POST` with `path`: deletes the article; `DELETE` restores it. 204; 404 if there is none. */
  deletion: '/editor/api/deletion',
  /** `GET` with `q`: `{ articles }`, at most 20 {@link LinkTarget}s with those words in title or path. */
  links: '/editor/api/links',
  /** `GET` with `q`: `{ names }`, matching product and brand names of published articles; at most 20. */
  productNames: '/editor/api/product-names',
  signOut: '/editor/sign-out',
  jobs: '/editor/jobs',
  /** `GET`: `{ jobs }`, the content of that page. */
  jobsApi: '/editor/api/jobs',
  /** `GET` with `path`: the article's editor. */
  article: '/editor/article',
  /** `GET` with `path`: the stored draft, as readers would get it. */
  frame: '/editor/frame',
  /** `GET` with `path`: `{ sequence, problems }`, all problems of the article as of an operation. */
  problems: '/editor/api/problems',
  /** `PUT` with `path` and a `note` for readers: publishes the article in the body. For programs. */
  wholeArticle: '/editor/api/article',
  /**
   * For `pagewell import`: `PUT` with `path`, {@link importFields} and the article. `{ revision, changed }`;
   * 409 `{ conflict }` with `changed-since` or `not-imported`; 422 `{ problems }`.
   */
  importedArticle: '/editor/api/imported-article',
} as const;

/** On a separate origin (`PREVIEW_ORIGIN`) without sessions: a signed token authorises. */
export const ownFrameAddresses = {
  /** `POST` of a form with `path`, `token` and the reader: the stored draft, as that reader would get it. */
  page: '/preview-frame',
  /** `POST` with `{ blocks }` and the token: as `previewDifferencesAddress`. */
  differences: '/preview-frame/differences',
} as const;

export const ownFrameFields = { token: 'token' } as const;

/** `POST` with `path`: `PreviewTokenGrant`. */
export const previewTokenAddress = '/editor/api/preview-token';

/** Authorises one person's preview of one article, on the frame's own origin. */
export interface PreviewTokenGrant {
  token: string;
  seconds: number;
}

/** `POST` with `{ blocks }`: how many preview blocks a browser rendered differently from the server. */
export const previewDifferencesAddress = '/editor/api/preview-differences';
export const maxDifferences = 10_000;

export const editorFields = {
  path: 'path',
  text: 'text',
  note: 'note',
  to: 'to',
  published: 'published',
  words: 'q',
} as const;

export const importFields = {
  as: 'as',
  /** The revision of the last import; absent for the first. */
  basedOn: 'based-on',
  formerPaths: 'former-paths',
} as const;

export const maxFormerPaths = 20;

export interface RenameToMake {
  readonly to: string;
}

export interface Renamed {
  readonly path: string;
}

export interface Deleted {
  readonly at: string;
  readonly author: string;
  readonly wasPublished: boolean;
  /** The deadline for restoring it, ISO 8601. */
  readonly until: string;
}

export interface LinkTarget {
  readonly path: string;
  readonly title: string;
  /** Whether it is public: otherwise the link is broken for now. */
  readonly isPublished: boolean;
}

export const maxNoteLength = 300;

export const editorRootId = 'editor';

export const editorStateAttribute = 'data-editor-state';

export interface EditorStart extends EditorState {
  person: Person;
  people: readonly Person[];
}

export interface EditorState {
  /** Empty for JSON from elsewhere. */
  path: string;
  /** False if the articles come from a CMS that accepts no changes. */
  canSave: boolean;
  previewOrigin?: string;
}

/** `new`: not stored yet; `changed`: published, with a newer draft. */
export type ArticleState = 'new' | 'draft' | 'published' | 'changed';

/**
 * Why nothing was written. `draft-moved`: there is a newer draft that the sender has not seen.
 * `published-moved`: the published revision is not the draft's base.
 */
export interface Conflict {
  kind: 'draft-moved' | 'published-moved';
  current?: { revision: string /** ISO 8601. */; updatedAt: string };
}
