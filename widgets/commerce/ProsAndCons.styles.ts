import { css } from '@linaria/core';

export const points = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-4);

  & ul {
    margin: 0;
    padding-inline-start: 1.4em;
  }
  & ::marker {
    color: var(--editorial);
    content: '✓  ';
  }
  & [data-cons] ::marker {
    color: var(--caution);
    content: '✕  ';
  }
`;
