import { css } from '@linaria/core';

/**
 * The author's colours, or ours if the contrast is too low. The author's do not change in dark mode;
 * ours adapt to them. Print uses our text colours.
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
