import { css } from '@linaria/core';

export const heading = css`
  max-width: var(--measure);
  /* Three times as far from what is above as from what it heads. */
  margin: var(--space-7) 0 var(--space-3);
  font-family: var(--font-heading);
  font-weight: 620;
  letter-spacing: -0.01em;
  line-height: var(--leading-tight);
  text-wrap: balance;
  scroll-margin-top: var(--space-6);

  &:is(h2) { font-size: var(--text-2xl); }
  &:is(h3) { margin-block: var(--space-6) 0.65rem; font-size: var(--text-xl); }
  &:is(h4) { margin-block: var(--space-5) var(--space-2); font-size: var(--text-lg); }
  /* Two in a row belong together. */
  & + & { margin-block-start: 0; }
`;
