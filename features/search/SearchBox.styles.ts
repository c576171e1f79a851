import { css } from '@linaria/core';

export const searchBox = css`
  display: block;
  width: 2.75rem;
  height: 2.75rem;
`;
