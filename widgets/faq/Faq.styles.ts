import { css } from '@linaria/core';

/** `--block-margin` is its vertical margin. */
export const faq = css`
  max-width: var(--measure);
  margin-block: var(--block-margin, var(--space-5));

  /* With a heading it begins a section. */
  &:has(> h2) {
    margin-top: var(--space-7);
  }
  & h2 {
    scroll-margin-top: var(--space-6);
    margin: 0 0 var(--space-3);
    font: 620 var(--text-2xl) / var(--leading-tight) var(--font-heading);
  }
  & details {
    border-top: 1px solid var(--hairline);
  }
  & details:last-child {
    border-bottom: 1px solid var(--hairline);
  }
  & summary {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: var(--space-3);
    font: 600 var(--text-sm) / var(--leading-snug) var(--font-ui);
    cursor: pointer;
    list-style: none;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary::after {
    flex: none;
    width: 0.6em;
    height: 0.6em;
    margin: 0.3em 0.2em 0;
    border: solid var(--editorial);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    transition: rotate var(--motion);
    content: '';

    @media print {
      content: none;
    }
  }
  & [open] > summary::after {
    margin-top: 0.5em;
    rotate: -135deg;
  }
`;
