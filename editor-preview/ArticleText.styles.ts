import { css } from '@linaria/core';

export const articleText = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 16rem;

  & label {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
  }
  & textarea {
    flex: 1;
    width: 100%;
    padding: var(--space-3);
    border: 1px solid var(--control-line);
    border-radius: var(--radius-leaf-small);
    background: var(--surface);
    font: 0.8125rem/1.55 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
    tab-size: 2;
    resize: none;
  }
`;
