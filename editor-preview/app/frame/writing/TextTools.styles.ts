import { css } from '@linaria/core';

export const overPage = css`
  position: absolute;
  /* Above the way to a comment on what is marked. */
  inset-block-end: 4.5rem;
  inset-inline-start: 50%;
  z-index: 3;
  width: max-content;
  max-width: calc(100% - var(--space-4));
  padding: var(--space-1);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-leaf-small);
  background: var(--surface);
  box-shadow: var(--shadow-over);
  transform: translateX(-50%);
`;
