import { css } from '@linaria/core';

export const blockForm = css`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
  color: var(--ink);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);

  & p {
    max-width: none;
  }
`;

export const formHead = css`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-3);

  & p {
    margin: 0;
  }
  & button {
    flex: none;
    min-height: 1.75rem;
    padding: 0 var(--space-2);
    border-color: transparent;
    background: none;
    color: var(--ink-soft);
  }
  & button[aria-pressed='true'] {
    border-color: var(--editorial);
    background: var(--editorial-soft);
  }
`;
