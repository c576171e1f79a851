import { css } from '@linaria/core';

/** Next to its button where the browser can, else in the middle of the window. */
export const menu = css`
  min-width: 12rem;
  max-width: min(22rem, 90vw);
  padding: var(--space-2);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-leaf);
  background: var(--surface);
  box-shadow: var(--shadow-over);
  color: var(--ink);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);

  @supports (position-area: bottom) {
    inset: auto;
    margin: var(--space-1) 0;
    position-area: block-end span-inline-end;
    position-try: flip-block, flip-inline, flip-block flip-inline;
  }
`;

export const menuItem = css`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 2.5rem;
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius-leaf-small);
  background: none;
  color: var(--ink);
  font: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: var(--surface-sunken);
  }
  &[aria-current] {
    background: var(--editorial-soft);
    font-weight: 650;
  }
  &[aria-disabled='true'] {
    color: var(--ink-soft);
    cursor: default;
  }
`;
