import { css } from '@linaria/core';

export const stepList = css`
  margin-block-start: var(--space-6);

  & ol {
    counter-reset: step;
  }
  & li {
    position: relative;
    padding-inline-start: min(var(--space-7), 11cqi);
    padding-block: var(--space-2);
    scroll-margin-block: var(--space-4);
    counter-increment: step;
  }
  /* The number is next to the checkbox, whose accessible name is the text. */
  & li::before {
    position: absolute;
    inset-block-start: var(--space-3);
    inset-inline-start: 0;
    min-width: 1.5em;
    color: var(--editorial);
    font: 620 min(var(--text-xl), 11cqi) / 1.2 var(--font-heading);
    content: counter(step);
  }
  & li > label {
    font: var(--text-md) / var(--leading-body) var(--font-text);
  }
  /* On phones the number is above the checkbox, and the text has their space. */
  @container (max-width: 30rem) {
    & li {
      padding-inline-start: 2.125rem;
    }
    & li::before {
      min-width: 1.375rem;
      pointer-events: none;
      text-align: center;
    }
    & li > label {
      margin-inline-start: -2.125rem;
    }
    & li [type='checkbox'] {
      margin-block-start: 1.5rem;
    }
  }
  @media print {
    & li {
      padding-block: 0.15rem;
    }
    & li::before {
      inset-block-start: 0.25rem;
    }
    & li > label {
      font-size: 10pt;
      line-height: 1.4;
    }
  }
  & li > p {
    margin: 0 0 var(--space-2);
    color: var(--ink-soft);
  }
`;
