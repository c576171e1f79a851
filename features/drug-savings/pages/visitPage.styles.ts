import { css } from '@linaria/core';

export const sheet = css`
  & dl {
    display: grid;
    grid-template-columns: fit-content(40%) minmax(0, 1fr);
    gap: var(--space-1) var(--space-4);
  }
  & dt {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td) {
    padding: var(--space-1) 0;
    border-bottom: 1px solid var(--hairline);
    text-align: start;
    overflow-wrap: anywhere;
  }
  /* The contract has addresses in small letters. */
  & td bdi + bdi {
    text-transform: capitalize;
  }
  & :is(th, td):last-child {
    text-align: end;
  }
  & li {
    break-inside: avoid;
  }
  /* A line to write on, below each question. */
  & li[data-question]::after {
    content: '';
    display: block;
    height: 2.5rem;
    margin-bottom: var(--space-3);
    border-bottom: 1px solid var(--control-line);
  }

  @media print {
    & [data-screen] {
      display: none;
    }
  }
`;
