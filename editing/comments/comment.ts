import type { MarkedWords } from './markedWords.ts';

/** The target of a comment. */
export interface CommentPlace {
  /** The block's id; '' for the article itself. */
  readonly block: string;
  /** A field of it, with item keys as list steps. Absent for the whole block. */
  readonly pointer?: string;
  /** Quoted words in that field. */
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
  /** Numbers the steps of an article, from 1. */
  readonly number: number;
  readonly author: string;
  /** ISO 8601, by the server's clock. */
  readonly at: string;
};

/** A comment or a reply. */
export interface Remark {
  readonly id: string;
  readonly author: string;
  readonly at: string;
  /** Plain text, with line breaks. */
  readonly text: string;
}

/** A comment with its replies. */
export interface Comment {
  /** The id of the step that created it. */
  readonly id: string;
  readonly place: CommentPlace;
  /** The comment itself, then the replies. */
  readonly remarks: readonly [Remark, ...Remark[]];
  /** Who resolved it, unless it was reopened or replied to since. */
  readonly resolved: Omit<Remark, 'id' | 'text'> | undefined;
}

/** Per comment or reply, in UTF-16 units. */
export const maxCommentLength = 4_000;
/** Per article. */
export const maxCommentSteps = 5_000;
/** Of a place's name, in UTF-16 units. */
export const maxPlaceNameLength = 200;

/** The comments that result from these steps, in order of creation. A reply reopens a comment. */
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
