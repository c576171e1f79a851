import { css } from '@linaria/core';

export const page = css`
  max-width: calc(var(--measure) + 2 * var(--page-padding));
  margin-inline: auto;
  padding: var(--space-8) var(--page-padding);

  & > p:first-child {
    margin: 0;
    color: var(--editorial);
    font: 600 var(--text-sm) / 1.4 var(--font-ui);
  }
  & h1 {
    margin: var(--space-1) 0 var(--space-4);
    font: 620 var(--text-3xl) / 1.1 var(--font-heading);
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  & pre {
    overflow-x: auto;
    font-size: var(--text-xs);
  }
`;

export const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  margin-top: var(--space-4);
  font: var(--text-sm) / 1.5 var(--font-ui);

  & a {
    padding-block: 0.65rem;
  }
`;

export const reference = css`
  margin-top: var(--space-6);
  color: var(--ink-soft);
  font: var(--text-sm) / 1.5 var(--font-ui);
`;
