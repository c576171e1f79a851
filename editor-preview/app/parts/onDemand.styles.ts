import { css } from '@linaria/core';

export const notLoaded = css`
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-leaf-small);
  background: var(--surface);
  font: var(--text-sm) / 1.4 var(--font-ui);

  & > p {
    margin: 0 0 var(--space-2);
  }
`;
