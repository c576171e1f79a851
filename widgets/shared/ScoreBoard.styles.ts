import { css } from '@linaria/core';

export const scores = css`
  margin-top: var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-md);
  background: var(--surface-sunken);

  & summary {
    min-height: 24px;
    cursor: pointer;
  }
  & em {
    color: var(--positive);
    font-style: normal;
  }
`;

export const scoreList = css`
  display: grid;
  grid-template-columns: fit-content(60%) minmax(4rem, 1fr);
  align-items: center;
  gap: var(--space-2) var(--space-4);
  margin: 0;

  & dd {
    display: flex;
    align-items: center;
    gap: inherit;
    margin: 0;
  }
`;

export const bar = css`
  flex: 1;
  background: var(--line);

  & span {
    display: block;
    height: 6px;
    background: var(--accent);
  }
`;
