import { css } from '@linaria/core';

export const products = css`
  max-width: var(--measure);
`;

/** All cards are as tall as the tallest beside them, and the carousel keeps the distance around them. */
export const card = css`
  --card-margin: 0;

  display: grid;
  height: 100%;
`;
