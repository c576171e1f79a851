import { css } from '@linaria/core';

export const blockList = css`
  display: grid;
  gap: var(--space-1);
  margin: 0 0 var(--space-2);
  padding: 0;
  list-style: none;

  & button {
    width: 100%;
    overflow-wrap: anywhere;
    text-align: start;
  }
`;
