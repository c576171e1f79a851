import { css } from '@linaria/core';

export const tools = css`
  display: flex;
  flex-wrap: wrap;
  padding: 2px;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf-small);
  background: var(--surface);
  color: var(--ink);
`;

export const tool = css`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-leaf-small);
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    background: var(--editorial-soft);
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  &[aria-disabled='true'] {
    color: var(--ink-soft);
    opacity: 0.5;
    cursor: default;
  }
  &[data-handle] {
    cursor: grab;
  }
  svg {
    inline-size: 16px;
    block-size: 16px;
  }
  svg[data-filled] {
    fill: currentcolor;
  }
`;
