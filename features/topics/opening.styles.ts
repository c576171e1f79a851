import { css } from '@linaria/core';

export const opening = css`
  padding: var(--space-6) var(--page-inset);

  & h1 {
    margin: 0;
    font: 600 var(--text-3xl) / 1.1 var(--font-heading);
    letter-spacing: -0.02em;
  }
  & h1 + p {
    max-width: 44rem;
    margin: var(--space-3) 0 0;
    font-size: var(--text-lg);
    line-height: 1.5;
  }
`;
