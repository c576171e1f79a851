import { css } from '@linaria/core';
import { oneLine } from '#widgets/ui/declarations.ts';

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
    ${oneLine};
    box-shadow: var(--shadow-over);
    pointer-events: auto;
  }
`;
