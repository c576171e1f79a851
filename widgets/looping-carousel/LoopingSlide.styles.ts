import { css } from '@linaria/core';

export const slideCard = css`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-width: 0;
  padding-bottom: var(--space-3);
  border-bottom: 1px solid var(--hairline);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  overflow-wrap: anywhere;

  & > img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: var(--radius-leaf);
    background: var(--surface-sunken);
    aspect-ratio: 3 / 2;
    object-fit: cover;
  }
  & > b {
    font: 620 var(--text-md) / var(--leading-snug) var(--font-heading);
  }
  /* Each in the direction of its language. */
  & > :is(b, div) {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  & > div {
    color: var(--ink-soft);
  }
`;
