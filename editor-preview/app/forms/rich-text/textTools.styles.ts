import { css } from '@linaria/core';

export const textTools = css`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;

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
  & button[data-sign='B'] {
    font-weight: 700;
  }
  & button[data-sign='I'] {
    font-style: italic;
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
