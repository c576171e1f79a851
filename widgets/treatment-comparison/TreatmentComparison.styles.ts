import { css } from '@linaria/core';
import { columnsFrom, labelsWidth } from './columns.ts';

export const comparison = css`
  container-type: inline-size;
  max-width: var(--content-wide);
  margin-block: var(--space-7) var(--space-6);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);

  & > h2 {
    margin: 0 0 var(--space-3);
    font: 620 var(--text-2xl) / var(--leading-tight) var(--font-heading);
  }
`;

/** The names as the heads of columns: over the table's own, where there is one. */
const heads = `
  overflow: visible;

  & ul {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
  &[data-above-table] ul {
    padding-inline-start: ${labelsWidth};
  }
  &:not([data-above-table]) li:first-child > * {
    padding-inline-start: 0;
  }
  & li > * {
    max-width: none;
    padding-inline: var(--space-2);
  }
`;

/**
 * The sticky header: it stays at the top of the window from where the tool's start has passed it
 * until the tool's end does. A row to scroll sideways on phones and for many treatments, else the heads of columns.
 */
export const stickyNames = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  overflow-x: auto;
  /* Browsers scroll to what is out of sight, not to what is cut off: so the width of a name counts as out of sight. */
  scroll-padding-inline: min(9rem, 40%);
  border-block: 2px solid var(--editorial);
  background: var(--surface);
  scrollbar-width: thin;

  & ul {
    display: flex;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    flex: none;
    align-items: end;
  }
  /* Where the keyboard could not scroll the row, there is nothing to scroll. */
  &:not(:has(a)) ul {
    flex-wrap: wrap;
  }
  & li > * {
    max-width: 11rem;
    padding: var(--space-3);
    font-weight: 700;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  & li:first-child > * {
    padding-inline-start: 0;
  }
  & a:hover {
    text-decoration: underline;
  }
  & a:focus-visible {
    outline-offset: -3px;
  }
  @container (min-width: ${columnsFrom.few}) {
    [data-breadth='few'] > & {
      ${heads}
    }
  }
  @container (min-width: ${columnsFrom.some}) {
    [data-breadth='some'] > & {
      ${heads}
    }
  }
`;

/** The names, in three lines at the most, must not lie over what a reader has jumped to or the keyboard has reached. */
const belowNames = '6.5rem';

export const cards = css`
  --card-margin: 0;

  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  align-items: start;
  gap: var(--space-4);
  margin-top: var(--space-4);

  & :is(h3, a, button, summary) {
    scroll-margin-block-start: ${belowNames};
  }
  /* The card's own edge is above its name. */
  & h3 {
    scroll-margin-block-start: calc(${belowNames} + var(--space-5));
  }
`;
