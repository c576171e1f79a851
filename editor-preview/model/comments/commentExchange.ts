import type { StoredCommentStep } from './comment.ts';

/** With the article's `path` in the query. `GET`: {@link CommentSteps}. `POST` a `CommentStep`: the same. */
export const commentsAddress = '/editor/api/comments';

/** In the query of `GET`: the number of the client's last step; all steps by default. */
export const sinceStepField = 'since';

export interface CommentSteps {
  readonly steps: readonly StoredCommentStep[];
}

/** Of the body of `POST`: the longest comment and place in the longest JSON encoding. */
export const maxCommentBytes = 64 * 1024;
