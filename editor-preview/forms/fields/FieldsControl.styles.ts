import { css } from '@linaria/core';

export const fieldStack = css`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
`;
