import { css } from '@linaria/core';

export const products = css`
  --carousel-margin: var(--space-3) 0;

  max-width: var(--measure);
  margin-block: var(--space-6);
`;

export const header = css`
  margin: 0;
  font: 620 var(--text-xl) / var(--leading-tight) var(--font-heading);
  text-wrap: balance;
`;

/** All cards are as tall as the tallest beside them, and the carousel keeps the distance around them. */
export const card = css`
  --card-margin: 0;

  display: grid;
  height: 100%;
`;
