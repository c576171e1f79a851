import { css } from '@linaria/core';

/** A paragraph in an element that has typography and distances of its own. Stronger than what a widget says of its `p`. */
export const innerParagraph = css`
  &&& {
    margin: 0;
    color: inherit;
    font: inherit;
  }
`;

/** Each paragraph of a text but the first, in whatever element. */
export const laterParagraph = css`
  &&& {
    display: block;
    margin-block-start: 0.75em;
  }
`;
