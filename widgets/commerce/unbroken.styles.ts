import { css } from '@linaria/core';

/** What stands on one line, or on the next. */
export const unbroken = css`
  white-space: nowrap;
  /* A number at its beginning stays there, in every language. */
  unicode-bidi: plaintext;
`;
