import { css } from '@linaria/core';
import { desktopFrom, tabletFrom } from '../../widgets/ui/layout.ts';

/** A line of links below the header. */
export const upNext = css`
  display: flex;
  gap: var(--space-4);
  align-items: baseline;
  padding: 2px var(--page-inset);
  border-bottom: 1px solid var(--hairline);
  font: var(--text-xs) / 1.3 var(--font-ui);

  & b {
    flex: none;
    font-weight: 600;
    letter-spacing: 0.06em;
  }
  & ul {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: var(--space-4);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    display: block;
    padding-block: var(--space-1);
    color: var(--ink);
  }
  /* Each title has two lines at the most. */
  @media (max-width: ${desktopFrom - 1}px) {
    & li:nth-child(n + 4) {
      display: none;
    }
  }
  @media (max-width: ${tabletFrom - 1}px) {
    & li + li {
      display: none;
    }
  }
`;
