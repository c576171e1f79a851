import { css } from '@linaria/core';

export const sideEffects = css`
  max-width: var(--measure);
  margin-block: var(--space-6);
  overflow: clip;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf);
  background: var(--surface);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  overflow-wrap: anywhere;

  & > h2 {
    margin: 0;
    padding: var(--space-4) var(--space-4) var(--space-2);
    font: 620 var(--text-lg) / var(--leading-tight) var(--font-heading);
    text-wrap: balance;
  }
`;

export const panel = css`
  & > h3 {
    margin: 0;
    padding: var(--space-4) var(--space-4) var(--space-2);
    color: var(--editorial);
    font: 700 var(--text-sm) / var(--leading-snug) var(--font-ui);
  }
  &[data-severity='severe'] > h3 {
    color: var(--caution);
  }
  @media screen and (scripting: enabled) {
    /* The tab says it. */
    & > [data-with-tabs],
    &:not([data-current]) {
      display: none;
    }
    /* An effect that is open takes the place of the list. */
    &:has(> [open]) > :is(details:not([open])) {
      display: none;
    }
  }
`;
