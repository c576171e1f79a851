import { css } from '@linaria/core';

/** In the header: a button, which the open form covers. */
export const searchBox = css`
  display: block;
  width: 2.75rem;
  height: 2.75rem;
`;
