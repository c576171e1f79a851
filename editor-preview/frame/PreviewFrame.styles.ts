import { css } from '@linaria/core';

export const room = css`
  position: relative;
  overflow: hidden;
  inline-size: 100%;
  block-size: 100%;
`;

export const stage = css`
  position: relative;
  transform-origin: 0 0;

  iframe {
    display: block;
    border: 0;
    background: var(--paper);
  }
`;

/** Drawn over the frame: the page in it has no style but its own. */
export const outline = css`
  position: absolute;
  pointer-events: none;
  border: 2px solid var(--editorial);
  border-radius: var(--radius-leaf-small);
`;

export const fieldOutline = css`
  position: absolute;
  pointer-events: none;
  background: color-mix(in srgb, var(--editorial) 12%, transparent);
  border-radius: var(--radius-leaf-small);
`;

export const toolsPlace = css`
  position: absolute;

  &[inert] {
    opacity: 0;
    pointer-events: none;
  }
`;
