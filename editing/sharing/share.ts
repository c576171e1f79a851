/** What a link shows: the current draft, the state after one operation, or one revision. */
export type Shown =
  | { readonly kind: 'draft' }
  | { readonly kind: 'sequence'; readonly sequence: number }
  | { readonly kind: 'revision'; readonly revision: string };

/** Body of `POST /editor/api/shares?path=`. */
export interface ShareToMake {
  readonly shown: Shown;
  /** Lifetime of the link in days, from 1 to {@link maxShareDays}. */
  readonly days: number;
}

/** A preview link as listed, without its secret, which is returned only once. */
export interface Share {
  readonly id: string;
  readonly shown: Shown;
  readonly author: string;
  /** ISO 8601, as all times. */
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly revokedAt?: string;
  /** Last opening, and number of openings. */
  readonly openedAt?: string;
  readonly opened: number;
}

/** Response: the share, and its link's path, which is never returned again. */
export interface ShareMade {
  readonly share: Share;
  readonly link: string;
}

/** Response to `GET /editor/api/shares?path=`, newest first. */
export interface Shares {
  readonly shares: readonly Share[];
}

/** With the article's `path` in the query: `GET`, `POST`, and `DELETE` with {@link shareField}. */
export const sharesAddress = '/editor/api/shares';
/** In the query of `DELETE`: the share's id. */
export const shareField = 'id';
/** Followed by the secret of a link. Outside the editor's path, so that its cookies are not sent. */
export const sharedAddress = '/shared';

export const usualShareDays = 14;
export const maxShareDays = 90;
/** Valid at the same time, per article. */
export const maxSharesOfArticle = 50;
