import { css } from '@linaria/core';

export const folds = css`
  display: grid;
  min-width: 0;
`;

export const fieldStack = css`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
`;
