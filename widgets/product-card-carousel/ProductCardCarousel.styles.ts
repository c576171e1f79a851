import { css } from '@linaria/core';

export const products = css`
  max-width: var(--measure);
`;

/** Equal card heights; the carousel provides the outer margin. */
export const card = css`
  --card-margin: 0;

  display: grid;
  height: 100%;
`;
