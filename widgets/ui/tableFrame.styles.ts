import { css } from '@linaria/core';
import { printedTable } from './printedTable.styles.ts';

/** A large phone with text of the default size. */
const namesStayFrom = '20rem';

/** Wide tables scroll in their frame, so that the page does not. `data-named-rows`: has row headings. */
export const tableFrame = css`
  margin-block: var(--space-5);
  max-width: var(--content-wide);
  container-type: inline-size;

  /* The names stay in sight, where they leave room for the rest. */
  @container (min-width: ${namesStayFrom}) {
    & [data-named-rows] tr > :first-child {
      position: sticky;
      inset-inline-start: 0;
      max-width: 50cqi;
      border-inline-end: 1px solid var(--hairline);
      background: var(--paper);
    }
  }
`;

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
