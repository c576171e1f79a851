import { css } from '@linaria/core';

export const colorRow = css`
  display: flex;
  gap: var(--space-2);

  & input[type='color'] {
    flex: none;
    width: 2.5rem;
    height: 2.25rem;
    padding: 2px;
    border: 1px solid var(--control-line);
    border-radius: var(--radius-leaf-small);
    background: var(--surface);
  }
  & input[data-empty] {
    border-style: dashed;
  }
`;
