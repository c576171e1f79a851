import { css } from '@linaria/core';
import { fullWidth, mutedText } from '../ui/declarations.ts';
import { tabletFrom } from '../ui/layout.ts';

/** A diet column's minimum width. If it does not fit, as with very large text, the table scrolls. */
const columnWidth = '7rem';
const namesWidth = '7.5rem';
/** The block width for that, in addition to the window's. */
const namesFrom = '24rem';

export const dietTable = css`
  &,
  & :is(thead, tbody, tfoot) {
    display: block;
  }
  & tr {
    display: grid;
    grid-template: 'name' auto 'values' auto / minmax(calc(${columnWidth} * var(--places)), 1fr);
  }
  & tr > :first-child {
    grid-area: name;
  }
  & :is(th, td) {
    padding-block: var(--space-3);
    padding-inline-end: var(--space-3);
    font-weight: 400;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    unicode-bidi: plaintext;
    hyphens: auto;
  }
  & thead th {
    font: 620 var(--text-md) / var(--leading-tight) var(--font-heading);
  }
  & thead th:not(:has(img)) {
    align-content: end;
  }
  & img {
    ${fullWidth};
    margin-bottom: var(--space-2);
    border-radius: var(--radius-leaf-small);
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
  & tbody th {
    ${mutedText};
    font-weight: 600;
  }
  & :is(ul, ol) {
    margin: 0;
    padding-inline-start: 1.2em;
    text-align: start;
  }
  & li + li {
    margin-top: var(--space-1);
  }
  & ::marker {
    color: var(--ink-soft);
  }
  & ol ::marker {
    color: var(--editorial-strong);
    font-weight: 700;
  }
  & tfoot a {
    display: grid;
    place-content: center;
    min-height: 44px;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--editorial);
    border-radius: var(--radius-leaf-small);
    font-weight: 700;
    text-align: center;
    text-decoration: none;
  }
  & tfoot a:hover {
    background: var(--editorial-soft);
  }

  /* Phones: the name of a row stands above its values, which then have the whole width. */
  & tbody tr {
    border-block-start: 1px solid var(--hairline);
  }
  & [scope='row'] {
    padding-block-end: 0;
    unicode-bidi: normal;
  }
  & tr > td:first-child {
    display: none;
  }
  /* Wider: row names have a separate column. */
  @media (min-width: ${tabletFrom}px) {
    @container (min-width: ${namesFrom}) {
      & tr {
        grid-template: 'name values' auto / ${namesWidth} minmax(calc(${columnWidth} * var(--places)), 1fr);
      }
      & [scope='row'] {
        padding-block-end: var(--space-3);
      }
      & tfoot tr {
        border-block-start: 1px solid var(--hairline);
      }
    }
  }
  @media print {
    & tfoot {
      display: none;
    }
  }
`;
