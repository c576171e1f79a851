import { css } from '@linaria/core';
import { twoPanesFrom } from '#widgets/ui/layout.ts';

export const paneSwitch = css`
  display: flex;
  justify-content: center;
  padding-inline: var(--space-1);
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid var(--hairline);
  background: var(--surface);

  @media (min-width: ${twoPanesFrom}px) {
    display: none;
  }
  & > button {
    flex: 0 0 auto;
    min-height: 2.75rem;
    padding: 0 clamp(2px, 1.2vw, var(--space-4));
    border: 0;
    border-block-end: 3px solid transparent;
    background: none;
    color: var(--ink-soft);
    font: 600 clamp(0.75rem, 3.3vw, var(--text-xs)) / 1.2 var(--font-ui);
    cursor: pointer;
  }
  & > [aria-pressed='true'] {
    border-color: var(--editorial);
    color: var(--ink);
  }
`;
