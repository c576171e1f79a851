import { css } from '@linaria/core';
import { hairlineCard, textBlock, uiText } from '../ui/declarations.ts';

export const sideEffects = css`
  ${textBlock};
  overflow: clip;
  ${hairlineCard};
  ${uiText};

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
