import { css } from '@linaria/core';
import { tabletFrom } from '../../widgets/ui/layout.ts';

export const siteFooter = css`
  padding: var(--space-7) var(--page-inset) var(--space-5);
  border-top: 1px solid var(--hairline);
  background: var(--surface-sunken);
  color: var(--ink-soft);
  font: var(--text-sm) / 1.5 var(--font-ui);

  & ul {
    padding: 0;
    list-style: none;
  }
  & li a {
    display: inline-block;
    padding-block: var(--space-1);
    color: inherit;
  }
  & > p {
    max-width: 46rem;
    font-size: var(--text-xs);
  }
  @media (min-width: ${tabletFrom}px) {
    & ul {
      columns: 3;
    }
  }
`;
