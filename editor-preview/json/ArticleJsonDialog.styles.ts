import { css } from '@linaria/core';

/** The text of a whole article takes the room that there is. */
export const articleCode = css`
  --json-height: calc(100dvh - 12rem);
`;
