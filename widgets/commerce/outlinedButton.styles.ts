import { css } from '@linaria/core';
import { buttonShape } from './buttonShape.ts';

export const outlinedButton = css`
  ${buttonShape}
  color: var(--shop);

  &:hover {
    border-color: var(--shop);
    color: var(--shop);
  }
`;
