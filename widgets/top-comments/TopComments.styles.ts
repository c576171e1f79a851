import { css } from '@linaria/core';

export const topComments = css`
  max-width: var(--measure);
  margin-block: var(--space-7) var(--space-6);
  scroll-margin-block: var(--space-4);
  overflow-wrap: anywhere;

  & h2 {
    margin: 0 0 var(--space-4);
    font: 620 var(--text-xl) / var(--leading-tight) var(--font-heading);
    text-wrap: balance;
  }
  & ul {
    display: grid;
    gap: var(--space-4);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* Like a note in the margin of a page: a line with the text next to it. */
  & li {
    padding-inline-start: var(--space-4);
    border-inline-start: 3px solid var(--control-line);
    break-inside: avoid;
  }
  & blockquote {
    margin: 0;
    line-height: var(--leading-snug);
    text-wrap: pretty;
  }
  & p {
    margin: var(--space-2) 0 0;
    color: var(--ink-soft);
    font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  }
  & b {
    font-weight: 600;
  }
`;
