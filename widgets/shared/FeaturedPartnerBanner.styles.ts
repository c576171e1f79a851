import { css } from '@linaria/core';

export const partner = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-3) var(--space-5);
  background: var(--caution-soft);
`;
