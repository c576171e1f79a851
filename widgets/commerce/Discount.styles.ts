import { css } from '@linaria/core';

export const discount = css`
  width: 100%;
  padding: var(--space-1) var(--space-3);
  border: 1px dashed var(--control-line);
  border-radius: var(--radius-leaf-small);
  /* In the direction of its language, aligned to the page's start. */
  text-align: -webkit-match-parent;
  text-align: match-parent;
  unicode-bidi: plaintext;

  &[data-length='short'] {
    width: auto;
    margin-inline: auto;
    text-align: center;
  }
  [data-density='compact'] & {
    width: 100%;
    padding: 0;
    border: 0;
    font-size: var(--text-xs);
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  & code {
    font-weight: 700;
  }
  &[data-length='very-long'] code {
    font-weight: 400;
  }
`;
