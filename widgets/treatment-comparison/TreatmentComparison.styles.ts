import { css } from '@linaria/core';
import { tableFrom, toolContainer } from '../treatment-card/tool.ts';
import { plainList, underlinedOnHover } from '../ui/declarations.ts';
import { labelsWidth } from './columns.ts';

export const comparison = css`
  container: ${toolContainer} / inline-size;
  max-width: var(--content-wide);
  margin-block: var(--space-7) var(--space-5);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);

  & > h2 {
    margin: 0 0 var(--space-3);
    font: 620 var(--text-2xl) / var(--leading-tight) var(--font-heading);
  }
`;

/** Sticky while the tool is in view: a scrolling row on phones and for many treatments, else column heads. */
export const stickyNames = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  /* Browsers scroll to what is out of sight, not to what is cut off: so the width of a name counts as out of sight. */
  scroll-padding-inline: min(9rem, 40%);
  border-block: 2px solid var(--ink);
  border-block-end-width: 1px;

  & ul {
    display: flex;
    ${plainList};
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
    display: flex;
    align-items: end;
    max-width: 11rem;
    min-height: 44px;
    padding: var(--space-3);
    font-weight: 700;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & li:first-child > * {
    padding-inline-start: 0;
  }
  & span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  ${underlinedOnHover}
  & a:focus-visible {
    outline-offset: -3px;
  }
  @container (min-width: ${tableFrom}) {
    [data-layout='columns'] > & {
      overflow: visible;

      & ul {
        display: grid;
        grid-auto-columns: minmax(0, 1fr);
        grid-auto-flow: column;
      }
      &[data-above-table] ul {
        padding-inline-start: ${labelsWidth};
      }
      &[data-above-table] li > * {
        max-width: none;
        padding-inline-start: var(--space-3);
      }
    }
  }
`;

/** The names have up to three lines and must not cover a jump target or the focus. */
const belowNames = '6.5rem';

export const cards = css`
  --card-margin: 0;

  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  align-items: start;
  gap: var(--space-4);
  margin-top: var(--space-5);

  & > * {
    max-width: none;
  }
  /* One that is left over has the row to itself; what only has facts has them in the table. */
  & > :nth-last-child(1 of :not([data-only-facts])):nth-child(odd of :not([data-only-facts])) {
    grid-column: 1 / -1;
  }
  @container (min-width: ${tableFrom}) {
    & > [data-only-facts] {
      display: none;
    }
  }
  & :is(h3, a, button, summary) {
    scroll-margin-block-start: ${belowNames};
  }
  /* The card's own edge is above its name. */
  & h3 {
    scroll-margin-block-start: calc(${belowNames} + var(--space-5));
  }
`;
