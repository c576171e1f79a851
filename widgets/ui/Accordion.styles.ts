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
    flex: none;
    width: 0.6em;
    height: 0.6em;
    margin: 0.3em 0.2em 0;
    border: solid var(--editorial);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    content: '';
  }
  &[open] > summary::after {
    margin-top: 0.5em;
    rotate: -135deg;
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
