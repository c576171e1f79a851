import { css } from '@linaria/core';

/** Paid content must be distinct from editorial content: grey ground, square corners, none of our typeface. */
export const advert = css`
  --editorial: var(--ink);
  --editorial-strong: var(--ink);
  --font-heading: var(--font-ui);
  --radius-leaf: 0;
  --surface: var(--advert);

  background: var(--advert);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  overflow-wrap: anywhere;

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const advertLabel = css`
  display: block;
  color: var(--ink-soft);
  font-size: var(--text-xs);
  line-height: var(--leading-snug);
`;
