import { css } from '@linaria/core';

/** The text of a whole article takes the room that there is. */
export const articleCode = css`
  --json-height: min(60vh, 44rem);

  width: min(72rem, 84vw);
`;
