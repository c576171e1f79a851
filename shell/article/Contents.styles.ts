import { css } from '@linaria/core';
import { desktopFrom } from '../../widgets/shared/layout.ts';

const desktop = `(min-width: ${desktopFrom}px)`;

/** What both forms have in common. */
const entries = css`
  font: var(--text-sm) / 1.4 var(--font-ui);

  & :is(p, summary) {
    margin: 0 0 var(--space-2);
    font-weight: 600;
  }
  & ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li a {
    display: block;
    padding: 0.375rem var(--space-4);
    border-inline-start: 2px solid var(--line);
    color: var(--ink-soft);
    text-decoration: none;
  }
  & li a:hover {
    border-color: var(--accent);
    color: var(--accent-strong);
  }
`;

const folded = css`
  margin-bottom: var(--space-5);
  padding: var(--space-3) var(--space-4) var(--space-1);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);

  & details[open] {
    padding-bottom: var(--space-2);
  }
  & summary {
    cursor: pointer;
  }
  @media ${desktop} {
    display: none;
  }
`;

/** Stays in view beside the text. */
const beside = css`
  display: none;
  grid-area: 1 / 2;
  position: sticky;
  top: var(--space-6);
  align-self: start;
  max-height: calc(100dvh - 2 * var(--space-6));
  overflow-y: auto;

  @media ${desktop} {
    display: block;
  }
`;

export const contentsFolded = `${entries} ${folded}`;
export const contentsBeside = `${entries} ${beside}`;
