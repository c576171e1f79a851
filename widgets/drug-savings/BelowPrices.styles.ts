import { css } from '@linaria/core';
import { mutedText } from '../ui/declarations.ts';

export const advertisement = css`
  margin-top: var(--space-5);

  /* In the text an advertisement is wider than its column; here it has a separate column. */
  & aside {
    --ad-width: 100%;
  }
  & > p {
    margin: 0;
    ${mutedText};
  }
  & > p::first-letter {
    text-transform: uppercase;
  }
`;

export const waysToPay = css`
  & ul {
    margin: var(--space-2) 0;
    padding-inline-start: 1.2em;
  }
  & a {
    color: var(--editorial);
  }
`;

export const savingsFooter = css`
  ${mutedText};

  && p {
    margin: var(--space-5) 0 var(--space-2);
  }
  & summary {
    min-height: 24px;
    cursor: pointer;
  }
  && details p {
    margin-block-start: 0;
  }
  /* On paper, nothing of the block can be changed or followed. */
  @media print {
    :global() {
      [data-drug-savings] > div :is(form, details, a:not([href^='tel:'])) {
        display: none;
      }
    }
  }
`;
