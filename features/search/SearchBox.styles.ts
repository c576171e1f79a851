import { css } from '@linaria/core';

/** In the header: a button, over which the form lies while it is open. */
export const searchBox = css`
  display: block;
  width: 2.75rem;
  height: 2.75rem;
`;
