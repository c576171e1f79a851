import { css } from '@linaria/core';

export const list = css`
  max-width: var(--measure);
  margin-block: var(--space-4);
  padding-inline-start: 1.5em;

  & > li {
    margin-bottom: var(--space-2);
    padding-inline-start: var(--space-1);
  }
  & > li::marker {
    color: var(--ink-soft);
    font: 600 0.9em var(--font-ui);
  }
`;

export const checks = css`
  & > li::marker {
    color: var(--editorial);
    content: '✓  ';
    content: '✓  ' / '';
  }
`;
