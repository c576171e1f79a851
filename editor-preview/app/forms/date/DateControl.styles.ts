import { css } from '@linaria/core';

export const zoneRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  & input {
    flex: 1 1 12.5rem;
  }
  & select {
    flex: 0 1 5.5rem;
    padding-inline: var(--space-1);
  }
`;
