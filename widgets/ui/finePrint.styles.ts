import { css } from '@linaria/core';

export const finePrint = css`
  width: 100%;
  color: var(--ink-soft);
  font-size: var(--text-xs);
`;
