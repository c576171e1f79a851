import { css } from '@linaria/core';

export const list = css`
  display: grid;
  gap: 0;
  margin: 0 0 var(--space-2);
  padding: 0;
  border-block-end: 1px solid var(--hairline);
  list-style: none;

  & > li {
    min-width: 0;
  }
`;

export const plainItem = css`
  display: flex;
  align-items: start;
  gap: var(--space-1);
  padding-block: var(--space-1);

  & > :first-child {
    flex: 1;
  }
`;

export const itemTools = css`
  display: flex;
  flex: none;
  padding-block: 0.25rem;
`;
