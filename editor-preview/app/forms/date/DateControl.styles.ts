import { css } from '@linaria/core';

export const zoneRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  & input {
    flex: 1 1 15rem;
  }
  & select {
    flex: 0 1 7.5rem;
  }
`;
