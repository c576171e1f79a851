import { css } from '@linaria/core';
import { plainList } from '#widgets/ui/declarations.ts';
import { tabletFrom } from '#widgets/ui/layout.ts';

export const secondaryNav = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: var(--space-4);
  align-items: center;
  padding-inline: var(--page-inset);
  border-bottom: 1px solid var(--hairline);
  font: var(--text-xs) / 1.4 var(--font-ui);

  & b {
    padding-inline-end: var(--space-4);
    border-inline-end: 1px solid var(--hairline);
    font: 600 var(--text-md) / 1.2 var(--font-heading);
  }
  & img {
    display: block;
    width: auto;
    height: 32px;
  }
  & ul {
    grid-column: 2;
    display: flex;
    gap: var(--space-5);
    ${plainList};
    overflow-x: auto;
    scrollbar-width: none;
  }
  & ul + div + ul {
    grid-column: 1 / -1;

    @media (min-width: ${tabletFrom}px) {
      border-top: 1px solid var(--hairline);
    }
  }
  /* On phones one scrolling line: two would push the article down. */
  @media (max-width: ${tabletFrom - 1}px) {
    display: flex;
    overflow-x: auto;

    & > * {
      flex: none;
    }
    & ul {
      overflow: visible;
    }
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
  & li a {
    display: block;
    padding-block: 0.8rem;
    color: var(--ink-soft);
    outline-offset: -3px;
    white-space: nowrap;
  }
  & a:hover {
    color: var(--editorial);
  }
  & [aria-current] {
    box-shadow: inset 0 -2px var(--editorial);
    color: var(--ink);
    font-weight: 600;
  }
  /* Scrolls the current item into view, where browsers support it without script. */
  & [aria-current='page'] {
    scroll-initial-target: nearest;
  }
`;
