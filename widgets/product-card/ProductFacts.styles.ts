import { css } from '@linaria/core';
import { plainList, wrappingRow } from '../ui/declarations.ts';

export const chips = css`
  ${wrappingRow};
  gap: var(--space-1) var(--space-2);
  ${plainList};
  font-size: var(--text-xs);

  & li {
    padding: 0 var(--space-2);
    border: 1px solid var(--hairline);
    border-radius: var(--radius-leaf-small);
  }
`;

export const facts = css`
  margin: 0;

  & > div {
    ${wrappingRow};
    gap: 0 var(--space-4);
    padding-block: var(--space-1);
    border-block-end: 1px solid var(--hairline);
  }
  & dt {
    flex: 2 6rem;
    color: var(--ink-soft);
  }
  & dd {
    flex: 3 9rem;
    margin: 0;
    font-weight: 600;
  }
  & dd a {
    display: inline-block;
    min-height: 24px;
  }
  /* A paragraph instead of a list. */
  @media print {
    & > div,
    & :is(dt, dd, dd > *) {
      display: inline;
    }
    & dt::after {
      content: ': ';
    }
    & > :not(:last-child)::after {
      content: '; ';
    }
  }
`;
