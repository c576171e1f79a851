import { css } from '@linaria/core';
import { printedTable } from './printedTable.styles.ts';

/** A large phone with text of the usual size. */
const namesStayFrom = '20rem';

/** Wide tables scroll inside their frame, so that the page never does. `data-named-rows` where rows have names. */
export const tableFrame = css`
  margin-block: var(--space-6);
  max-width: var(--content-wide);
  container-type: inline-size;

  /* The names stay in sight, where they leave room for the rest. */
  @container (min-width: ${namesStayFrom}) {
    & [data-named-rows] tr > :first-child {
      position: sticky;
      inset-inline-start: 0;
      max-width: 40cqi;
      border-inline-end: 1px solid var(--hairline);
      background: var(--paper);
    }
  }
`;

/** A cell of a column of figures: they end in one line, and none is broken. */
export const figures = css`
  .${printedTable} & {
    min-width: 0;
    text-align: right;
  }
  td& {
    white-space: nowrap;
  }
  .${printedTable} &:dir(rtl) {
    text-align: left;
  }
`;
