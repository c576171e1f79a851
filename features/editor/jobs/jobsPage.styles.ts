import { css } from '@linaria/core';

export const jobTable = css`
  margin-top: var(--space-4);
  & th,
  & td {
    min-width: 6rem;
  }
  & tbody th {
    min-width: 9rem;
  }
  & tbody th code {
    display: block;
    color: var(--ink-soft);
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  & td > span {
    display: block;
  }
  & [data-state='failing'],
  & [data-state='late'] {
    color: var(--caution);
    font-weight: 600;
  }
`;

export const jobError = css`
  min-width: 14rem;
  max-width: 34rem;

  & bdi {
    display: block;
    font-size: var(--text-xs);
    overflow-wrap: anywhere;
  }
`;
