import { css } from '@linaria/core';

export const partner = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-3) min(var(--space-5), 7cqi);
  background: var(--caution-soft);

  @media (forced-colors: active) {
    border-bottom: 1px solid;
  }
`;
