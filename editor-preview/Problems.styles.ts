import { css } from '@linaria/core';

export const problems = css`
  display: flex;
  flex-direction: column;
  max-height: 34vh;
  min-height: 0;
  margin-top: var(--space-3);

  & > p {
    margin: 0 0 var(--space-2);
    font-weight: 600;
  }
`;

export const problemList = css`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 3px;
  list-style: none;
  overflow-y: auto;

  & button {
    display: block;
    width: 100%;
    padding: var(--space-2) var(--space-3);
    border: 0;
    border-inline-start: 4px solid var(--control-line);
    border-radius: var(--radius-leaf-small);
    background: var(--surface-sunken);
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & button:hover {
    background: var(--editorial-soft);
  }
  & button[data-severity='error'] {
    border-color: var(--caution);
  }
  & button[data-severity='warning'] {
    border-color: var(--caution);
  }
  & code {
    color: var(--ink-soft);
    font: 0.93em ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  }
`;
