import { css } from '@linaria/core';
import { buttonShape } from './buttonShape.ts';

export const shopButton = css`
  ${buttonShape}
  border-color: var(--shop);
  background: var(--shop);
  color: var(--shop-ink);

  &:hover {
    background: var(--surface);
    color: var(--shop);
  }
`;
