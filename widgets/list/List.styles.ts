import { css } from '@linaria/core';

export const list = css`
  max-width: var(--measure);
  margin: var(--space-4) 0 var(--space-5);
  padding-left: 1.5em;

  & > li {
    margin-bottom: var(--space-2);
    padding-left: var(--space-1);
  }
  & > li::marker {
    color: var(--editorial);
    font: 600 0.9em var(--font-ui);
  }
`;

export const checks = css`
  & > li::marker {
    content: '✓  ';
  }
`;
