import { css } from '@linaria/core';
import { plainList } from '#widgets/ui/declarations.ts';
import { desktopFrom } from '#widgets/ui/layout.ts';
import { stickyColumn } from '../design/stickyColumn.styles.ts';

const desktop = `(min-width: ${desktopFrom}px)`;

const contents = css`
  font: var(--text-sm) / 1.4 var(--font-ui);

  & :is(p, summary) {
    margin: 0;
    padding: var(--space-3) 0;
    font-weight: 600;
  }
  & ol {
    ${plainList};
    scroll-target-group: auto;
  }
  & li a {
    display: block;
    padding: 0.375rem var(--space-3);
    border-inline-start: 2px solid var(--hairline);
    color: var(--ink-soft);
    text-decoration: none;
  }
  /* The products of a section. */
  & ol ol a {
    padding: 0.2rem 2rem;
    font-size: var(--text-xs);
  }
  & li a:hover {
    color: var(--editorial-strong);
  }
  /* The current section, where browsers support it. Nothing that changes its size: the list would move. */
  & li a:target-current {
    border-color: var(--editorial);
    color: var(--editorial);
  }
`;

const folded = css`
  margin-bottom: var(--space-3);
  border-block: 1px solid var(--hairline);

  @media ${desktop} {
    display: none;
  }
`;

export const contentsColumn = css`
  grid-area: 1 / 2;

  @media not ${desktop} {
    display: none;
  }
`;

const above = css`
  max-width: var(--measure);
  margin: 0 auto var(--space-5);
  padding: var(--space-2) var(--space-5) var(--space-4);
  border-radius: var(--radius-leaf);
  background: var(--surface-sunken);

  & ol {
    columns: 16rem;
  }
`;

export const contentsFolded = `${contents} ${folded}`;
export const contentsAside = `${contents} ${stickyColumn}`;
export const contentsAbove = `${contents} ${above}`;
