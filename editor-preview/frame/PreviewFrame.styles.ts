import { css } from '@linaria/core';

export const room = css`
  position: relative;
  overflow: hidden;
  inline-size: 100%;
  block-size: 100%;
`;

export const sideBySide = css`
  display: flex;
  justify-content: center;
  block-size: 100%;
`;

/** A page with the line above it. What of it is scaled down takes no more room than it is seen in. */
export const captioned = css`
  flex: none;
  min-width: 0;
  overflow: hidden;
`;

export const caption = css`
  margin: 0;
  color: var(--ink-soft);
  font: var(--text-xs) / 24px var(--font-ui);
  text-align: center;
`;

/** A page with what stands at its blocks, in its own room. */
export const framed = css`
  position: relative;
  overflow: hidden;
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

/** From the upper edge of the page to that of the block. The tools stand at its end, in several rows where there is no room for one. */
export const toolsPlace = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  min-height: min-content;
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }

  &[inert] {
    opacity: 0;
  }
  &[inert] > * {
    pointer-events: none;
  }
`;
