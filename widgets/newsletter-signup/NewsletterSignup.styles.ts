import { css } from '@linaria/core';

export const newsletterSignup = css`
  max-width: var(--measure);
  margin-block: var(--space-6);
  padding: var(--space-5) min(var(--space-5), 5vw);
  border-radius: var(--radius-leaf);
  background: var(--surface-sunken);
  overflow-wrap: anywhere;

  & h2 {
    margin: 0;
    font: 620 var(--text-xl) / var(--leading-tight) var(--font-heading);
    text-wrap: balance;
  }
  & h2 + p {
    max-width: var(--measure);
    margin: var(--space-2) 0 0;
  }
  @media print {
    display: none;
  }
`;
