import { css } from '@linaria/core';
import { plainList } from '#widgets/ui/declarations.ts';
import { panelSizes } from './panelSizes.ts';

export const wholeMenu = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${panelSizes.column}px), 1fr));
  gap: var(--space-5) ${panelSizes.gap}px;
  padding: var(--space-6) var(--page-inset);
  background: var(--surface-sunken);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);

  & h2 {
    grid-column: 1 / -1;
    margin: 0;
    font: 600 var(--text-xl) / var(--leading-tight) var(--font-heading);
  }
  & h3 {
    margin: 0 0 var(--space-2);
    font: 600 var(--text-md) / var(--leading-tight) var(--font-heading);
  }
  & ul {
    ${plainList};
  }
  & li a {
    display: block;
    padding-block: 0.3rem;
  }
  & a {
    color: var(--ink);
  }
`;
