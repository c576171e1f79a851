import { css } from '@linaria/core';

export const scroller = css`
  overflow-x: auto;
  padding: 2px;
`;

export const grid = css`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(8.5rem, 1fr)) auto;
  gap: var(--space-1);
  align-items: start;

  & > span {
    display: flex;
    min-width: 0;
  }
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block-start: var(--space-2);
`;
