import { css } from '@linaria/core';

export const accordion = css`
  border-top: 1px solid var(--hairline);

  & > summary {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: var(--space-3);
    border-radius: var(--radius-leaf-small);
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary::after {
    color: var(--editorial);
    content: '+';
    font-size: 1.5em;
    line-height: 1;
  }
  &[open] > summary::after {
    content: '−';
  }
  @media print {
    & > summary::after,
    &[open] > summary::after {
      content: none;
    }
  }
  & > div {
    padding-bottom: var(--space-4);
  }
  & > div > :first-child {
    margin-top: 0;
  }
`;
