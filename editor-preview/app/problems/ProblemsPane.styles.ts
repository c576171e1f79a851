import { css } from '@linaria/core';
import { column, plainButton, plainList } from '#widgets/ui/declarations.ts';

export const problemsPane = css`
  ${column};
  min-height: 0;
  max-height: 30vh;
  border-top: 1px solid var(--hairline);
  background: var(--surface);

  & > button {
    flex: none;
    min-height: 2rem;
    padding: 0 var(--space-4);
    ${plainButton};
    color: inherit;
    font: 600 var(--text-xs) / 1.4 var(--font-ui);
    text-align: start;
  }
  & > button::before {
    content: '▸ ';
  }
  & > button[aria-expanded='true']::before {
    content: '▾ ';
  }
  & > button:hover {
    background: var(--surface-sunken);
  }
`;

export const groups = css`
  min-height: 0;
  padding: 3px var(--space-4) var(--space-2);
  overflow-y: auto;

  & h3 {
    margin: var(--space-2) 0 0;
    color: var(--ink-soft);
    font: 600 var(--text-xs) / 1.4 var(--font-ui);
  }
  & ul {
    ${plainList};
  }
  & li {
    display: flex;
    align-items: baseline;
    gap: var(--space-2);
    border-inline-start: 3px solid var(--control-line);
  }
  & li[data-severity='error'],
  & li[data-severity='warning'] {
    border-color: var(--caution);
  }
  & li[data-severity='warning'] {
    border-inline-start-style: dotted;
  }
  & button {
    padding: var(--space-1) var(--space-2);
    border: 0;
    border-radius: var(--radius-leaf-small);
    background: none;
    color: inherit;
    font: var(--text-xs) / 1.4 var(--font-ui);
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & button:hover,
  & button[aria-current] {
    background: var(--editorial-soft);
  }
  & button[data-fix] {
    flex: none;
    border: 1px solid var(--control-line);
    font-weight: 600;
  }
`;
