import { css } from '@linaria/core';

export const stickyColumn = css`
  position: sticky;
  top: var(--space-5);
  max-height: calc(100dvh - 2 * var(--space-5));
  overflow-y: auto;

  /* The scroll container would clip the outline. */
  & a:focus-visible {
    outline-offset: -3px;
  }
`;
