import { css } from '@linaria/core';
import { columnsFrom, labelsWidth } from './columns.ts';

/** A table with a column for each treatment, whose names stand above it. */
const columns = `
  display: table;

  & tbody {
    display: table-row-group;
  }
  & tr {
    display: table-row;
  }
  & :is(th, td) {
    display: table-cell;
    padding: var(--space-3) var(--space-2);
    border-block-start: 1px solid var(--hairline);
  }
  & thead :is(th, td) {
    padding-block: 0;
    border: 0;
  }
  & tr > :first-child {
    width: ${labelsWidth};
    padding-inline-start: 0;
  }
  & [data-name] {
    display: none;
  }
`;

export const factsTable = css`
  display: block;
  width: 100%;
  margin-bottom: var(--space-5);
  border-collapse: collapse;
  table-layout: fixed;
  overflow-wrap: anywhere;

  /* The values of a label below each other: on phones, on paper, and of many treatments. */
  & :is(tbody, tr, th) {
    display: block;
  }
  & thead td {
    display: none;
  }
  & tbody tr {
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--hairline);
    break-inside: avoid;
  }
  & th {
    padding: 0;
    vertical-align: top;
  }
  /* Each text in the order of its own language, and all in line. */
  & :is(th, td, td > span) {
    text-align: -webkit-match-parent;
    text-align: match-parent;
    unicode-bidi: plaintext;
  }
  & td {
    display: grid;
    /* With large text the value stands below the name. */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
    gap: 0 var(--space-3);
    padding: var(--space-1) 0 0;
    vertical-align: top;
  }
  & [data-name] {
    color: var(--ink-soft);
  }
  /* What is the same for all is one cell, and steps back. */
  & td[colspan] {
    grid-template-columns: none;
    color: var(--ink-soft);
  }
  @media screen {
    @container (min-width: ${columnsFrom.few}) {
      [data-breadth='few'] > & {
        ${columns}
      }
    }
    @container (min-width: ${columnsFrom.some}) {
      [data-breadth='some'] > & {
        ${columns}
      }
    }
  }
`;
