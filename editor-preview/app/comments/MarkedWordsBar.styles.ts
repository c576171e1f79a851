import { css } from '@linaria/core';

export const markedBar = css`
  position: absolute;
  inset-block-end: var(--space-4);
  inset-inline: var(--space-4);
  z-index: 3;
  display: flex;
  justify-content: center;
  pointer-events: none;

  & > button {
    max-width: 26rem;
    overflow: hidden;
    box-shadow: var(--shadow-over);
    text-overflow: ellipsis;
    white-space: nowrap;
    pointer-events: auto;
  }
`;
