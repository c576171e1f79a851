import { css } from '@linaria/core';

export const pictureField = css`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
`;
