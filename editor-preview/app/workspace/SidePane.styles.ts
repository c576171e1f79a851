import { css } from '@linaria/core';
import { twoPanesFrom } from '#widgets/ui/layout.ts';

export const sidePane = css`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-inline-start: 1px solid var(--hairline);
  background: var(--surface);
`;

export const tabs = css`
  display: flex;
  justify-content: space-between;
  padding: var(--space-1) var(--space-3) 0;
  border-block-end: 1px solid var(--hairline);

  /* The pane switch has the same entries. */
  @media not (min-width: ${twoPanesFrom}px) {
    display: none;
  }
  & > button {
    min-height: 2rem;
    padding: 0 var(--space-1);
    border: 0;
    border-block-end: 3px solid transparent;
    background: none;
    color: var(--ink-soft);
    font: 600 var(--text-xs) / 1.2 var(--font-ui);
    cursor: pointer;
  }
  & > button:hover {
    color: var(--ink);
  }
  & > [aria-selected='true'] {
    border-color: var(--editorial);
    color: var(--ink);
  }
`;

export const panel = css`
  flex: 1;
  min-height: 0;
  padding: var(--space-3) var(--space-4) var(--space-6);
  overflow-y: auto;

  & > section:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  & > section > h2 {
    margin: 0 0 var(--space-2);
    font: 650 var(--text-sm) / 1.3 var(--font-ui);
  }
`;
