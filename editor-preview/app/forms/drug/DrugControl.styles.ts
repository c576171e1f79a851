import { css } from '@linaria/core';

export const drugControl = css`
  display: grid;
  gap: var(--space-2);
  justify-items: start;

  & > :is(div, select) {
    width: 100%;
  }
`;
