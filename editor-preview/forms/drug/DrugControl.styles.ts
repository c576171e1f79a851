import { css } from '@linaria/core';

/** The name, and below it the initial choice of readers. */
export const drugControl = css`
  display: grid;
  gap: var(--space-2);
  justify-items: start;

  & > :is(div, select) {
    width: 100%;
  }
`;
