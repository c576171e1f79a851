import { css } from '@linaria/core';
import { centredRow } from '#widgets/ui/declarations.ts';

export const notice = css`
  ${centredRow};
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
