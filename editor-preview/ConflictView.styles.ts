import { css } from '@linaria/core';

export const conflictView = css`
  margin-bottom: var(--space-4);
  padding: var(--space-4);
  border: 2px solid var(--caution);
  border-radius: var(--radius-leaf);
  background: var(--caution-soft);

  & h2 {
    margin: 0 0 var(--space-2);
  }
  & p {
    max-width: none;
    margin: 0 0 var(--space-3);
  }
`;

export const versions = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: var(--space-4);
  margin-bottom: var(--space-3);

  & label {
    font-weight: 600;
  }
  & textarea {
    display: block;
    width: 100%;
    margin-top: var(--space-1);
    padding: var(--space-2);
    border: 1px solid var(--control-line);
    border-radius: var(--radius-leaf-small);
    background: var(--surface);
    font: 0.8125rem/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
    resize: vertical;
  }
`;
