import { css } from '@linaria/core';

export const scores = css`
  margin-top: var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-md);
  background: var(--surface-sunken);

  & summary {
    min-height: 24px;
    font-weight: 600;
    cursor: pointer;
  }
  & summary > span {
    float: right;
    font-weight: 400;
  }
  & em {
    color: var(--positive);
    font: 700 var(--text-xs) var(--font-ui);
    letter-spacing: 0.06em;
  }
  & dl > div {
    display: grid;
    grid-template-columns: 2fr 3fr;
    gap: var(--space-4);
    margin-top: var(--space-2);
  }
  & dd {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    font-variant-numeric: tabular-nums;
  }
`;

export const bar = css`
  flex: 1;
  height: 6px;
  overflow: clip;
  border-radius: var(--radius-full);
  background: var(--line);

  & span {
    display: block;
    height: 100%;
    background: var(--accent);
  }
`;
