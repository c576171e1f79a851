import { css } from '@linaria/core';

/** The box of a card in the reading column. Its parts ask for its width, so that it fits into any place. */
export const cardBox = css`
  container-type: inline-size;
  max-width: var(--measure);
  margin-block: var(--card-margin, var(--space-6));
  overflow: clip;
  /* What a reader jumped to does not stand at the very edge of the window. */
  scroll-margin-block: var(--space-4);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf);
  background: var(--surface);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  overflow-wrap: anywhere;

  /* Each text in the order of its own language, from where the texts around it begin. */
  & p {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
`;
