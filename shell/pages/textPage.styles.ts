import { css } from '@linaria/core';

export const textPage = css`
  max-width: calc(var(--measure) + 2 * var(--page-padding));
  margin-inline: auto;
  padding: var(--space-7) var(--page-padding) var(--space-8);

  & h1 {
    margin: 0 0 var(--space-3);
    font: 620 var(--text-3xl) / 1.1 var(--font-heading);
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  & h1 + p {
    color: var(--ink-soft);
    font-size: var(--text-lg);
    line-height: 1.5;
  }
`;
