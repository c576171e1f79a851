/** What a link shows: the draft as it goes on, the article as of one operation, or one revision. */
export type Shown =
  | { readonly kind: 'draft' }
  | { readonly kind: 'sequence'; readonly sequence: number }
  | { readonly kind: 'revision'; readonly revision: string };

/** Body of `POST /editor/api/shares?path=`. */
export interface ShareToMake {
  readonly shown: Shown;
  /** How many days the link holds, from 1 to {@link maxShareDays}. */
  readonly days: number;
}

/** A link to a preview, as it is listed: not the link itself, which is told once. */
export interface Share {
  readonly id: string;
  readonly shown: Shown;
  readonly author: string;
  /** ISO 8601, as all times. */
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly revokedAt?: string;
  /** When somebody has opened it last, and how often it was opened. */
  readonly openedAt?: string;
  readonly opened: number;
}

/** Answer to it: the share, and the path of its link, which nobody can be told again. */
export interface ShareMade {
  readonly share: Share;
  readonly link: string;
}

/** Answer to `GET /editor/api/shares?path=`: the newest first. */
export interface Shares {
  readonly shares: readonly Share[];
}

/** With the article's `path` in the query: `GET`, `POST`, and `DELETE` with {@link shareField}. */
export const sharesAddress = '/editor/api/shares';
/** In the query of `DELETE`: the share's id. */
export const shareField = 'id';
/** What follows it is the secret of a link. It stands outside the editor, so that no cookie of the editor comes along. */
export const sharedAddress = '/shared';

export const usualShareDays = 14;
export const maxShareDays = 90;
/** Of an article, that hold at the same time. */
export const maxSharesOfArticle = 50;
