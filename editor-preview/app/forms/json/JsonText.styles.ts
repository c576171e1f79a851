import { css } from '@linaria/core';

export const jsonText = css`
  box-sizing: border-box;
  width: 100%;
  padding: var(--space-2);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-leaf-small);
  background: var(--surface);
  color: var(--ink);
  font: 0.875rem / 1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  tab-size: 2;
  resize: vertical;
  white-space: pre;

  &[aria-invalid='true'] {
    border-color: var(--caution);
  }
`;
