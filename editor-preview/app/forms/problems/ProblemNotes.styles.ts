import { css } from '@linaria/core';

export const problemNotes = css`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  font-size: var(--text-xs);
  line-height: var(--leading-snug);
  list-style: none;

  & li {
    padding: var(--space-1) var(--space-2);
    border-inline-start: 3px solid var(--control-line);
    background: var(--surface-sunken);
    overflow-wrap: anywhere;
  }
  & li[data-severity='error'],
  & li[data-severity='warning'] {
    border-color: var(--caution);
  }
  & li[data-severity='error'] {
    background: var(--caution-soft);
  }
  & a {
    white-space: nowrap;
  }
`;
