import { css } from '@linaria/core';

/** What the entries come to, in figures. */
export const resultFigure = css`
  margin-inline-end: var(--space-2);
  font: 620 var(--text-xl) / var(--leading-tight) var(--font-heading);
`;
