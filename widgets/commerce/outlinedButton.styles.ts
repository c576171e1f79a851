import { css } from '@linaria/core';
import { buttonShape } from './buttonShape.ts';

/** A less prominent shop link: for lists, tables and paid content. */
export const outlinedButton = css`
  ${buttonShape}
  color: var(--shop);

  &:hover {
    border-color: var(--shop);
    color: var(--shop);
  }
`;
