import { css } from '@linaria/core';
import { plainList } from '#widgets/ui/declarations.ts';

export const problemNotes = css`
  display: grid;
  gap: var(--space-1);
  ${plainList};
  font-size: var(--text-xs);
  line-height: var(--leading-snug);

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
