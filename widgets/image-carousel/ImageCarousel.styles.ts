import { css } from '@linaria/core';

export const picture = css`
  margin: 0;

  & img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: var(--radius-leaf);
    background: var(--surface-sunken);
    aspect-ratio: var(--shape);
    /* Nothing of it is cut. */
    object-fit: contain;
  }
  & figcaption {
    margin-top: var(--space-2);
    color: var(--ink-soft);
    font: var(--text-sm) / var(--leading-snug) var(--font-ui);
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
`;
