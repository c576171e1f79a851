import { css } from '@linaria/core';
import { plainList } from '#widgets/ui/declarations.ts';

export const problemList = css`
  display: grid;
  gap: var(--space-2);
  max-width: 60rem;
  ${plainList};

  & li {
    padding: var(--space-2) var(--space-3);
    border-inline-start: 4px solid var(--control-line);
    border-radius: var(--radius-leaf-small);
    background: var(--surface-sunken);
    overflow-wrap: anywhere;
  }
  & [data-severity='error'] {
    border-color: var(--caution);
  }
  & [data-severity='warning'] {
    border-color: var(--caution);
  }
  & strong {
    margin-inline-end: var(--space-2);
    text-transform: capitalize;
  }
  & code {
    color: var(--ink-soft);
  }
`;
