import { css } from '@linaria/core';

/**
 * A box in the colours of its author, or in ours where a text could not be read in them. The author's are the same in the
 * light and in the dark, and our own colours in the box follow them. Paper shows no grounds, so texts there are ours.
 */
export const authorGround = css`
  background: var(--surface-sunken);
  color: var(--ink);

  &[data-ground] {
    background: var(--ground);
  }
  &[data-ground='light'] {
    color-scheme: light;
  }
  &[data-ground='dark'] {
    color-scheme: dark;
  }
  @media not print {
    &[data-ground] {
      color: var(--ground-text, var(--ink));
    }
    /* Our colour of links need not be readable on a ground that we have not chosen. */
    &[data-ground] a:not([class]) {
      color: inherit;
      text-decoration: underline;
    }
  }
  @media print {
    &[data-ground] {
      border: 1px solid var(--hairline);
      background: none;
      color-scheme: light;
    }
  }
`;
