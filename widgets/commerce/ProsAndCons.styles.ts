import { css } from '@linaria/core';

export const points = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: var(--space-3) var(--space-4);

  @media print {
    row-gap: 0;
  }
  & ul {
    margin: 0;
    padding-inline-start: 1.4em;
  }
  & li {
    margin-top: var(--space-1);
  }
  & ::marker {
    color: var(--editorial);
    content: '✓  ';
  }
  & [data-cons] ::marker {
    color: var(--ink);
    content: '–  ';
  }
`;
