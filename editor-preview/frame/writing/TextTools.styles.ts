import { css } from '@linaria/core';

export const textTools = css`
  position: absolute;
  /* Above the way to a comment on what is marked. */
  inset-block-end: 4.5rem;
  inset-inline-start: 50%;
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: var(--space-1);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-leaf-small);
  background: var(--surface);
  box-shadow: var(--shadow-over);
  transform: translateX(-50%);

  & button {
    min-width: 1.75rem;
    height: 1.75rem;
    padding: 0 var(--space-1);
    border: 1px solid transparent;
    border-radius: var(--radius-leaf-small);
    background: none;
    color: var(--ink);
    font: var(--text-xs) / 1 var(--font-ui);
    cursor: pointer;
  }
  & button:hover:not(:disabled) {
    border-color: var(--control-line);
  }
  & button:disabled {
    opacity: 0.4;
    cursor: default;
  }
  & button[aria-pressed='true'] {
    background: var(--editorial-soft);
    color: var(--editorial-strong);
  }
`;
