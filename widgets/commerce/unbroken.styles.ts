import { css } from '@linaria/core';

export const unbroken = css`
  white-space: nowrap;
  /* A number at its beginning stays there, in every language. */
  unicode-bidi: plaintext;
`;
