import { css } from '@linaria/core';

/** Shows words that the contract writes in capitals, or small, as the other words of a page: with their first letter alone in capitals. */
export const sentenceCase = css`
  display: inline-block;
  text-transform: lowercase;

  &::first-letter {
    text-transform: uppercase;
  }
`;
