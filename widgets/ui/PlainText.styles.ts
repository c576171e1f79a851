import { css } from '@linaria/core';

/**
 * A paragraph inside an element with its own typography and margins. More specific than a widget's `p` rules.
 */
export const innerParagraph = css`
  &&& {
    margin: 0;
    color: inherit;
    font: inherit;
  }
`;

/** Each paragraph of a text but the first, in any element. */
export const laterParagraph = css`
  &&& {
    display: block;
    margin-block-start: 0.75em;
  }
`;
