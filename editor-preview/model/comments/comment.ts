import type { MarkedWords } from './markedWords.ts';

export interface CommentPlace {
  readonly block: string;
  /** A field of it, with item keys as list steps. Absent for the whole block. */
  readonly pointer?: string;
  readonly words?: MarkedWords;
  /** The target's name at that time, to identify it after its deletion. */
  readonly name: string;
}

/** A comment action from the client, which creates its id: sending it twice applies it once. */
export type CommentStep =
  | { readonly kind: 'begin'; readonly id: string; readonly place: CommentPlace; readonly text: string }
  | { readonly kind: 'answer'; readonly id: string; readonly comment: string; readonly text: string }
  | { readonly kind: 'resolve' | 'reopen'; readonly id: string; readonly comment: string };

/** A stored step. Steps are append-only. */
export type StoredCommentStep = CommentStep & {
  readonly number: number;
  readonly author: string;
  readonly at: string;
};

export interface Remark {
  readonly id: string;
  readonly author: string;
  readonly at: string;
  readonly text: string;
}

export interface Comment {
  readonly id: string;
  readonly place: CommentPlace;
  readonly remarks: readonly [Remark, ...Remark[]];
  /** Who resolved it, unless it was reopened or replied to since. */
  readonly resolved: Omit<Remark, 'id' | 'text'> | undefined;
}

export const maxCommentLength = 4_000;
export const maxCommentSteps = 5_000;
export const maxPlaceNameLength = 200;

/** In order of creation. A reply reopens a comment. */
export function commentsOf(steps: readonly StoredCommentStep[]): Comment[] {
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
