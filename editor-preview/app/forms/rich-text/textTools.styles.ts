import { css } from '@linaria/core';

export const textTools = css`
  display: flex;
  flex-wrap: wrap;

  /* All in one row of the form at its first width. */
  & button {
    min-width: 1.625rem;
    height: 1.75rem;
    padding: 0 2px;
    border: 1px solid transparent;
    border-radius: var(--radius-leaf-small);
    background: none;
    color: var(--ink-soft);
    font: var(--text-xs) / 1 var(--font-ui);
    cursor: pointer;
  }
  & svg {
    display: block;
    width: 1rem;
    height: 1rem;
    margin-inline: auto;
  }
  & button[data-sign='B'] {
    font-weight: 700;
  }
  & button[data-sign='I'] {
    font-style: italic;
  }
  & button:hover:not(:disabled) {
    background: var(--surface-sunken);
    color: var(--ink);
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
