import { css } from '@linaria/core';

export const nutritionFacts = css`
  container-type: inline-size;
  margin-block-start: var(--space-6);
  padding: var(--space-2) var(--space-3) var(--space-3);
  border: 2px solid var(--ink);
  border-radius: 2px;
  line-height: 1.3;
  break-inside: avoid;

  & > h3:first-child {
    margin: 0;
    padding-block-end: var(--space-1);
    border-block-end: 1px solid var(--ink);
    font: 900 min(var(--text-2xl), 11cqi) / 1.1 var(--font-ui);
    white-space: nowrap;
  }
  & p {
    margin: var(--space-1) 0 0;
  }
  & [data-row] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-3);
  }
  & [data-row] b {
    min-width: 0;
    unicode-bidi: plaintext;
  }
  & div {
    margin-block-start: var(--space-2);
    border-block-start: 10px solid var(--ink);
  }
  & div > p:first-child {
    font-size: var(--text-xs);
    font-weight: 700;
  }
  & div [data-row] {
    align-items: baseline;
    margin: 0;
    font: 900 min(var(--text-2xl), 12cqi) / 1.1 var(--font-ui);
  }
  & table {
    width: 100%;
    margin-block-start: var(--space-1);
    border-block: 5px solid var(--ink);
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td) {
    padding: 0.2rem 0;
    border-block-start: 1px solid var(--control-line);
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }
  /* As narrow as its figures: the names and amounts need the room. Its head reaches over the empty cell beside it. */
  & :is(th, td):last-child {
    width: 1%;
    overflow-wrap: normal;
    text-align: end;
  }
  & thead :is(th, td) {
    border: 0;
    font-size: var(--text-xs);
    font-weight: 700;
  }
  & thead bdi {
    display: inline-block;
    margin-inline-start: -6em;
  }
  /* The words are English, so their start is not that of the table. */
  & thead:dir(rtl) bdi {
    margin-inline: 0 -6em;
  }
  & tr:not([data-part]) th span {
    font-weight: 800;
  }
  & [data-part] th {
    padding-inline-start: var(--space-4);
  }
  & small {
    display: block;
    margin-block-start: var(--space-2);
    font-size: var(--text-xs);
  }
  /* As on wide packages: the table is next to the calories. */
  @container (min-width: 34rem) {
    display: grid;
    grid-template-columns: 2fr 3fr;
    column-gap: var(--space-5);

    & > * {
      grid-column: 1;
    }
    & > table {
      grid-area: 1 / 2 / span 6;
      align-self: start;
    }
    & > small {
      grid-column: 1 / -1;
    }
  }
`;
