import { css } from '@linaria/core';
import { buttonShape } from './buttonShape.ts';

/** A link to a shop that does not stand out: in a list, in a table, and in what is paid for. */
export const outlinedButton = css`
  ${buttonShape}
  color: var(--shop);

  &:hover {
    border-color: var(--shop);
    color: var(--shop);
  }
`;
