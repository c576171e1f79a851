import type { KeptCommentStep } from './comment.ts';

/** With the article's `path` in the query. `GET`: {@link CommentSteps}. `POST` a `CommentStep`: the same. */
export const commentsAddress = '/editor/api/comments';

/** In the query of `GET`: the number of the last step that the asker has; all are wanted where nothing is said. */
export const sinceStepField = 'since';

/** Steps behind that number, in order. */
export interface CommentSteps {
  readonly steps: readonly KeptCommentStep[];
}

/** Of the body of `POST`: a comment and its place, written in the longest way. */
export const maxCommentBytes = 64 * 1024;
