import { css } from '@linaria/core';
import { twoPanesFrom } from '#widgets/ui/layout.ts';

export const pageEdge = css`
  position: absolute;
  inset-block: 0;
  z-index: 2;
  width: 9px;
  cursor: col-resize;
  touch-action: none;

  &[data-pane-beside='outline'] {
    inset-inline-end: -5px;
  }
  &[data-pane-beside='block'] {
    inset-inline-start: -5px;
  }
  &:hover,
  &:active {
    background: color-mix(in srgb, var(--editorial) 35%, transparent);
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  @media not (min-width: ${twoPanesFrom}px) {
    display: none;
  }
`;
