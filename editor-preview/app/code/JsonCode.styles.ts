import { css } from '@linaria/core';

export const code = css`
  display: grid;
  gap: var(--space-1);
  min-width: 0;
`;
