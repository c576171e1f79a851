import { css } from '@linaria/core';

export const resultFigure = css`
  margin-inline-end: var(--space-2);
  font: 620 var(--text-xl) / var(--leading-tight) var(--font-heading);
`;
