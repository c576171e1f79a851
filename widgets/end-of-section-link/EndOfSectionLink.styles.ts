import { css } from '@linaria/core';

export const sectionEnd = css`
  max-width: var(--measure);
  margin-block: var(--space-6);
  padding-block: var(--space-1);
  padding-inline-start: var(--space-4);
  border-inline-start: 3px solid var(--editorial);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  overflow-wrap: anywhere;

  & span {
    color: var(--ink-soft);
  }
  & a {
    display: inline-block;
    line-height: max(24px, 1.6em);
  }
`;
