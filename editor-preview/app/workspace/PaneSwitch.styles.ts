import { css } from '@linaria/core';
import { twoPanesFrom } from '#widgets/ui/layout.ts';

export const paneSwitch = css`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid var(--hairline);
  background: var(--surface);

  @media (min-width: ${twoPanesFrom}px) {
    display: none;
  }
  & > button {
    flex: 1 0 auto;
    min-height: 2.75rem;
    padding: 0 var(--space-1);
    border: 0;
    border-block-end: 3px solid transparent;
    background: none;
    color: var(--ink-soft);
    font: 600 var(--text-xs) / 1.2 var(--font-ui);
    cursor: pointer;
  }
  & > [aria-pressed='true'] {
    border-color: var(--editorial);
    color: var(--ink);
  }
`;
