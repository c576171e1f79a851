import { css } from '@linaria/core';

/** More specific than a widget's `p` rules. */
export const innerParagraph = css`
  &&& {
    margin: 0;
    color: inherit;
    font: inherit;
  }
`;

export const laterParagraph = css`
  &&& {
    display: block;
    margin-block-start: 0.75em;
  }
`;
