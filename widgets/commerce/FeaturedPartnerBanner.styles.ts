import { css } from '@linaria/core';

export const partner = css`
  --editorial: var(--ink);

  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2) min(var(--space-5), 7cqi);
  background: var(--advert);
  font-size: var(--text-xs);

  @media print {
    break-after: avoid;
  }
  @media (forced-colors: active) {
    border-bottom: 1px solid;
  }
`;
