import { css } from '@linaria/core';

export const seal = css`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  max-width: 100%;
  margin-top: var(--space-3);
  padding-block: var(--space-2);
  border-block: 1px solid var(--hairline);

  & picture {
    flex: none;
  }
  & img {
    display: block;
    border-radius: var(--radius-leaf-small);
  }
  & time {
    white-space: nowrap;
  }
  & span {
    display: block;
    color: var(--ink);
    font-size: var(--text-sm);
  }
`;
