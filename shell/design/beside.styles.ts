import { css } from '@linaria/core';

/** Stays in view beside the text. */
export const beside = css`
  position: sticky;
  top: var(--space-5);
  max-height: calc(100dvh - 2 * var(--space-5));
  overflow-y: auto;

  /* What scrolls would cut the outline off. */
  & a:focus-visible {
    outline-offset: -3px;
  }
`;
