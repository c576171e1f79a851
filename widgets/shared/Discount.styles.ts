import { css } from '@linaria/core';

export const discount = css`
  width: 100%;
  padding: var(--space-2) var(--space-4);
  border: 1px dashed var(--accent);
  border-radius: var(--radius-sm);
  /* In the direction of its own language: a number at its beginning stays there. */
  unicode-bidi: plaintext;

  &[data-length='short'] {
    width: auto;
    margin-inline: auto;
    text-align: center;
  }
  & code {
    color: var(--accent-strong);
    font-weight: 700;
  }
  &[data-length='very-long'] code {
    font-weight: 400;
  }
`;
