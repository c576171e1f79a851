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
  position: relative;

  & p {
    margin: 0;
  }
  /* In the line of the title, which the pane shows. */
  & button {
    position: absolute;
    inset-block-start: -2.125rem;
    inset-inline-end: 0;
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
