import { css } from '@linaria/core';
import { largePhoneFrom, tabletFrom } from '../ui/layout.ts';

/** In CSS pixels. Higher content scrolls inside the table. */
const tableMaxHeight = 1100;

/** In CSS pixels; fixed on phones, so that several columns fit. A wide table scrolls. */
const columnWidth = 100;

const lowWindow = '32rem';

/**
 * Scrolls sideways in its frame, so that the page does not. Its scroll position is the timeline that
 * moves the product names.
 */
export const scroller = css`
  /* Whatever stands out of the flow in it scrolls with it, and not the page. */
  position: relative;
  /* Its headers never stand above what stays at the top of the page. */
  isolation: isolate;
  container-type: inline-size;
  max-height: ${tableMaxHeight}px;
  overflow: auto;
  view-timeline: --comparison block;
  /* Browsers scroll to what is out of sight, not to what is cut off: so the width of a link counts as out of sight. */
  scroll-padding-inline: min(9rem, 45%) min(7rem, 30%);
  border: 1px solid var(--hairline);
  border-block-start-color: var(--ink);

  @media print {
    max-height: none;
    overflow: visible;
    border: 0;
  }
`;

export const table = css`
  /* On a phone each column has what it is allotted, and more where text is larger. */
  --allotted: ${columnWidth / 16}rem;
  --names: max(${columnWidth}px, min(var(--allotted), 42cqi));
  --column: min(var(--allotted), 60cqi);
  --edge: 0;
  /* On a phone and where text is large, the words need the room. */
  --sides: min(var(--space-1), 2cqi);

  width: 100%;
  min-width: calc(var(--names) + var(--products) * max(${columnWidth}px, var(--column)));
  border-spacing: 0;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;

  @media (min-width: ${largePhoneFrom}px) {
    --names: max(${columnWidth}px, min(6.75rem, 42cqi));
    --column: min(7.25rem, 60cqi);
    --sides: min(var(--space-2), 2cqi);

    &[data-names='long'] {
      --column: min(10.5rem, 60cqi);
    }
  }
  /* Two products are side by side in any window that has room for both; with large text none has. */
  &[data-products='two'] {
    --names: max(${columnWidth}px, min(6.75rem, 32cqi), min(4.25rem, 42cqi));
    --column: max(min(7rem, 33cqi), 5.5rem);
  }
  & :is(th, td) {
    min-width: ${columnWidth}px;
    padding: var(--space-2) var(--sides);
    border: 0 solid var(--hairline);
    border-block-start-width: 1px;
    border-inline-start-width: 1px;
    font-weight: 400;
    vertical-align: top;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  /* Each text in the direction of its language, and all aligned with the names of the rows. */
  & :is(th, td, div, small, em, li) {
    text-align: -webkit-match-parent;
    text-align: match-parent;
    unicode-bidi: plaintext;
  }
  & tr > :first-child,
  & tr > :nth-child(2) {
    border-inline-start-width: 0;
  }
  & :is(th, td) > :is(small, em) {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-xs);
    font-style: normal;
  }

  /* The names of the products stay at the top, and the ways to the shops at the bottom. */
  & :is(thead, tfoot) > :last-child > * {
    position: sticky;
    z-index: 1;
    background: var(--paper);
  }
  & thead > tr > * {
    border-block-start-width: 0;
  }
  & thead > :last-child > * {
    top: var(--edge);
    animation: follow-page linear both;
    animation-timeline: --comparison;
    animation-range: exit-crossing;
    border-block-end: 1px solid var(--control-line);
  }
  & thead > :not(:last-child) > * {
    padding-block-end: 0;
  }
  & tfoot > tr > * {
    bottom: var(--edge);
    border-block-start: 1px solid var(--control-line);
  }
  /* Nothing is compared: the line below the names is that of the frame. */
  &:has(> tbody:empty) thead > :last-child > * {
    border-block-end: 0;
  }
  & thead th {
    font-family: var(--font-heading);
    font-weight: 620;
    line-height: var(--leading-tight);
  }
  & td > strong {
    color: var(--editorial);
    font-weight: 700;
  }
  /* Down the frame at the pace at which the page scrolls it up: at the upper edge of the window until the table ends. */
  @keyframes follow-page {
    from {
      top: 0;
    }
    to {
      top: 100%;
    }
  }
  & tbody > :first-child > * {
    border-block-start-width: 0;
  }

  /* So do the names of the rows, at the side. */
  & tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    width: var(--names);
    padding-inline-start: min(var(--space-3), 3cqi);
    border-inline-end: 1px solid var(--control-line);
    background: var(--paper);
    font-size: var(--text-xs);
    font-weight: 600;
  }
  & :is(thead, tfoot) > tr > :first-child {
    z-index: 2;
  }
  & th > small:last-child > span {
    color: var(--ink);
  }
  & [data-missing] {
    color: var(--ink-soft);
  }
  & b {
    font-size: 1rem;
  }
  /* The offer in words needs the narrow column for them. */
  & [data-length] {
    padding: var(--space-1) var(--space-2);
  }
  /* What has the focus is not to stand behind the headers. */
  & :is(a, button) {
    scroll-margin-block: 9rem 6rem;
  }
  /* High enough to be pressed, and shop buttons besides. */
  & tbody a {
    display: inline-block;
    min-height: 24px;
  }
  & a {
    --button-padding: var(--space-1);
    --button-text: var(--text-xs);
  }

  /* In a low window the names and shops would leave no room for anything else. */
  @media (max-height: ${lowWindow}) {
    --edge: auto;

    & thead > :last-child > * {
      animation: none;
    }
  }
  @media not (min-width: ${tabletFrom}px) {
    font-size: 0.875rem;

    /* A price of four digits has room in 100 px. */
    & td > b {
      font-size: inherit;
    }
  }
  @media (min-width: ${tabletFrom}px) {
    --names: 8rem;
    /* Four products fit into the reading column. */
    --column: 8.1rem;

    & :is(th, td) {
      padding: var(--space-2) min(var(--space-4), 1.8cqi);
    }
    & tr > :first-child {
      padding-inline-end: var(--space-1);
    }
    & a {
      --button-text: var(--text-sm);
    }
  }

  @media print {
    --edge: auto;

    & thead > :last-child > * {
      animation: none;
    }
    --names: 6.5rem;

    min-width: 0;

    & :is(th, td) {
      min-width: 0;
      padding: var(--space-1);
    }
    & tr > :first-child {
      position: relative;
    }
    /* Its buttons are not printed. */
    & tfoot {
      display: none;
    }
    & b {
      font-size: inherit;
    }
    /* No browser repeats the layout for a landscape page, so the width is that of the paper. */
    &[data-products='many'] {
      --names: 5rem;

      page: landscape;
      width: 25cm;
      font-size: 7pt;
      --text-xs: 6pt;
      --button-text: 7pt;
    }
  }
`;
