import { css } from '@linaria/core';

export const notice = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  margin: 0;
  padding: var(--space-2) var(--space-4);
  background: var(--caution-soft);
  color: var(--ink);
  font: var(--text-xs) / var(--leading-snug) var(--font-ui);

  /* Across the window, where texts of the tool's pages are as wide as they are read well. */
  && {
    max-width: none;
  }
`;
