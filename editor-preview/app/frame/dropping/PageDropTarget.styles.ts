import { css } from '@linaria/core';

export const dropTarget = css`
  position: absolute;
  inset: 0;
  overflow: hidden;
`;

export const dropMark = css`
  position: absolute;
  border-radius: 2px;
  background: color-mix(in srgb, var(--editorial) 70%, transparent);
  pointer-events: none;
`;
