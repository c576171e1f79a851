import { css } from '@linaria/core';

export const products = css`
  max-width: var(--measure);
`;

export const card = css`
  --card-margin: 0;

  display: grid;
  height: 100%;
`;
