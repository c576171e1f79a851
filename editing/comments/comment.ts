import type { MarkedWords } from './markedWords.ts';

/** What a comment is about. */
export interface CommentPlace {
  /** The block's id; '' for the article itself. */
  readonly block: string;
  /** A field of it, with the keys of items for steps into lists. Absent for the whole block. */
  readonly pointer?: string;
  /** Words in that field. */
  readonly words?: MarkedWords;
  /** What it was called then, to say what the comment was about when it is gone. */
  readonly name: string;
}

/** What somebody does with comments, as the tool sends it. Its id is made there: the same one sent twice is done once. */
export type CommentStep =
  | { readonly kind: 'begin'; readonly id: string; readonly place: CommentPlace; readonly text: string }
  | { readonly kind: 'answer'; readonly id: string; readonly comment: string; readonly text: string }
  | { readonly kind: 'resolve' | 'reopen'; readonly id: string; readonly comment: string };

/** A step as it is kept. None is ever changed or taken away. */
export type KeptCommentStep = CommentStep & {
  /** Counts the steps of an article, from 1. */
  readonly number: number;
  readonly author: string;
  /** ISO 8601, by the clock of the server. */
  readonly at: string;
};

/** What somebody has said. */
export interface Remark {
  readonly id: string;
  readonly author: string;
  readonly at: string;
  /** Plain text, with line breaks. */
  readonly text: string;
}

/** A comment with its answers. */
export interface Comment {
  /** That of the step that began it. */
  readonly id: string;
  readonly place: CommentPlace;
  /** The comment itself, then the answers. */
  readonly remarks: readonly [Remark, ...Remark[]];
  /** Who has resolved it, as long as nobody has opened it again or answered. */
  readonly resolved: Omit<Remark, 'id' | 'text'> | undefined;
}

/** Of one comment or answer, in UTF-16 units. */
export const maxCommentLength = 4_000;
/** Of an article, in all. */
export const maxCommentSteps = 5_000;
/** Of what a place is called, in UTF-16 units. */
export const maxPlaceNameLength = 200;

/** The comments that these steps have led to, in the order in which they were begun. An answer opens a comment again. */
export function commentsOf(steps: readonly KeptCommentStep[]): Comment[] {
  const comments = new Map<string, Comment>();
  for (const step of steps) {
    const { id, author, at } = step;
    if (step.kind === 'begin') {
      const remark = { id, author, at, text: step.text };
      if (!comments.has(id))
        comments.set(id, { id, place: step.place, remarks: [remark], resolved: undefined });
      continue;
    }
    const comment = comments.get(step.comment);
    if (!comment) continue;
    if (step.kind === 'answer') {
      const remarks: Comment['remarks'] = [...comment.remarks, { id, author, at, text: step.text }];
      comments.set(comment.id, { ...comment, remarks, resolved: undefined });
    } else {
      const resolved = step.kind === 'resolve' ? { author, at } : undefined;
      comments.set(comment.id, { ...comment, resolved });
    }
  }
  return [...comments.values()];
}
