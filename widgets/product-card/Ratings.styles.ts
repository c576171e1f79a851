import { css } from '@linaria/core';
import { mutedText, wrappingRow } from '../ui/declarations.ts';

export const ratings = css`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  font-variant-numeric: tabular-nums;

  /* Where there is little room, or text is large, words stand below each other. */
  & > div {
    ${wrappingRow};
    align-items: baseline;
    column-gap: var(--space-2);
  }
  & dt {
    min-width: min(4.9rem, 20cqi);
    ${mutedText};
  }
  /* Beside the rater's name, and its count below the stars where there is no room. */
  & dd {
    flex: 1 7rem;
    margin: 0;
  }
  & [data-ours] b {
    color: var(--editorial);
    font: 700 var(--text-lg) / 1 var(--font-heading);
  }
  & small {
    ${mutedText};
  }
  /* One row, in which the names need not be aligned. */
  [data-density='compact'] & {
    ${wrappingRow};
    gap: 0 var(--space-3);

    & > div {
      max-width: 100%;
    }
    & dt {
      min-width: 0;
    }
    & dd {
      flex: 0 1 auto;
    }
  }
`;
