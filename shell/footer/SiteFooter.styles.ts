import { css } from '@linaria/core';
import { tabletFrom } from '../../widgets/shared/layout.ts';

export const siteFooter = css`
  display: grid;
  gap: var(--space-5) var(--gutter);
  padding: var(--space-7) var(--page-inset) var(--space-6);
  border-top: 1px solid var(--line);
  background: var(--surface-sunken);
  color: var(--ink-soft);
  font: var(--text-sm) / 1.5 var(--font-ui);

  @media (min-width: ${tabletFrom}px) {
    grid-template-columns: 1fr 1fr;
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li a {
    display: inline-block;
    padding-block: var(--space-1);
    color: inherit;
  }
`;

export const smallPrint = css`
  grid-column: 1 / -1;
  max-width: 46rem;
  font-size: var(--text-xs);
`;
