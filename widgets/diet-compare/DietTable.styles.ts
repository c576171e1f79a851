import { css } from '@linaria/core';
import { tabletFrom } from '../shared/layout.ts';

export const dietTable = css`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  & :is(th, td) {
    padding: var(--space-3);
    font-weight: 400;
    text-align: start;
    vertical-align: top;
    unicode-bidi: plaintext;
    hyphens: auto;
  }
  & thead th {
    font-size: 1rem;
    font-weight: 700;
    text-align: center;
  }
  & img {
    display: block;
    width: 100%;
    height: auto;
    margin-bottom: var(--space-2);
    border-radius: var(--radius-sm);
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
  & tbody th {
    font-weight: 600;
  }
  & :is(ul, ol) {
    margin: 0;
    padding-inline-start: 1.2em;
  }
  & li + li {
    margin-top: var(--space-1);
  }
  & ::marker {
    color: var(--ink-soft);
  }
  & ol ::marker {
    color: var(--accent-strong);
    font-weight: 700;
  }
  & tfoot a {
    display: block;
    padding: 0.7em var(--space-3);
    border: 1px solid var(--accent);
    border-radius: var(--radius-full);
    font-weight: 700;
    text-align: center;
    text-decoration: none;
  }
  & tfoot a:hover {
    background: var(--accent-soft);
  }

  /* Phones: the name of a row stands above its values, which then have the whole width. */
  @media not (min-width: ${tabletFrom}px) {
    &,
    & :is(thead, tbody, tfoot) {
      display: block;
    }
    & tr {
      display: flex;
      flex-wrap: wrap;
    }
    & [scope='row'] {
      flex: 1 0 100%;
      padding-block: var(--space-2);
      border-block: 1px solid var(--line);
      background: var(--surface-sunken);
      text-align: center;
    }
    & [data-column] {
      flex: 1 1 0;
      min-width: 0;
    }
    /* The line of the first column that is shown is outside the box, whichever it is. */
    & tbody tr {
      margin-inline-start: -1px;
    }
    & tbody [data-column] {
      border-inline-start: 1px solid var(--line);
    }
    & tr > td:first-child {
      display: none;
    }
  }

  /* Wider: the names of the rows have a column of their own. */
  @media (min-width: ${tabletFrom}px) {
    & tr > :first-child {
      width: 7.5rem;
    }
    & tbody :is(th, td) {
      border-block-start: 1px solid var(--line);
    }
    & tfoot td {
      border-block-start: 1px solid var(--line);
    }
    & [scope='row'] {
      background: var(--surface-sunken);
    }
  }
  @media print {
    & tfoot {
      display: none;
    }
  }
`;
