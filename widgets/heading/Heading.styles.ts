import { css } from '@linaria/core';

export const heading = css`
  max-width: var(--measure);
  margin: var(--space-7) 0 var(--space-3);
  font-family: var(--font-heading);
  font-weight: 620;
  letter-spacing: -0.01em;
  line-height: var(--leading-tight);
  text-wrap: balance;
  scroll-margin-top: var(--space-6);

  &:is(h2) { font-size: var(--text-2xl); }
  &:is(h3) { font-size: var(--text-xl); }
  &:is(h4) { font-size: var(--text-lg); }
`;
