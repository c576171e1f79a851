import { css } from '@linaria/core';

export const tipBox = css`
  margin: var(--space-4) 0 0;
  padding: var(--space-3) var(--space-4);
  border-inline-start: 4px solid var(--editorial);
  background: var(--editorial-soft);
  break-inside: avoid;

  @media print {
    margin-block-start: var(--space-2);
    padding-block: 0;
  }

  & > b {
    display: block;
    color: var(--editorial);
  }
  & > p {
    margin: 0;
  }
`;
