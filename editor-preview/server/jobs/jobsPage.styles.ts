import { css } from '@linaria/core';

export const jobTable = css`
  margin-top: var(--space-4);
  /* Contains visually hidden text, which would widen the page otherwise. */
  position: relative;
  overflow-x: auto;

  & table {
    width: 100%;
    border-collapse: collapse;
  }
  & th,
  & td {
    padding: var(--space-2) var(--space-4) var(--space-2) 0;
    border-bottom: 1px solid var(--hairline);
    text-align: start;
    vertical-align: baseline;
  }
  & thead th {
    color: var(--ink-soft);
    font-size: var(--text-xs);
    font-weight: 600;
  }
  & tbody th {
    font-weight: 600;
  }
  & td {
    color: var(--ink-soft);
  }
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
