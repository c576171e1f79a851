export type Shown =
  | { readonly kind: 'draft' }
  | { readonly kind: 'sequence'; readonly sequence: number }
  | { readonly kind: 'revision'; readonly revision: string };

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
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly revokedAt?: string;
  readonly openedAt?: string;
  readonly opened: number;
}

export interface ShareMade {
  readonly share: Share;
  readonly link: string;
}

export interface Shares {
  readonly shares: readonly Share[];
}

/** With the article's `path` in the query: `GET`, `POST`, and `DELETE` with {@link shareField}. */
export const sharesAddress = '/editor/api/shares';
export const shareField = 'id';
/** Followed by the secret of a link. Outside the editor's path, so that its cookies are not sent. */
export const sharedAddress = '/shared';

export const usualShareDays = 14;
export const maxShareDays = 90;
export const maxSharesOfArticle = 50;
