import { css } from '@linaria/core';

/** The text of the whole article fills the available space. */
export const articleCode = css`
  --json-height: calc(100dvh - 12rem);
`;
