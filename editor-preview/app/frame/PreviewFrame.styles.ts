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

/** A page with a caption. A scaled page takes only its visible size. */
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

/** Drawn over the frame: the page contains no styles of the tool. */
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

/** From the page's top edge to the block's. The tools are at its end, wrapped if space is scarce. */
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
