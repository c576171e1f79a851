import { css } from '@linaria/core';

export const printedTable = css`
  width: 100%;
  border-block: 2px solid var(--ink);
  /* Borders that are not shared stay with cells that stay in sight. */
  border-collapse: separate;
  border-spacing: 0;
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  font-variant-numeric: tabular-nums lining-nums;

  /* Stays in sight when the table scrolls. */
  & caption {
    position: sticky;
    inset-inline-start: 0;
    max-width: 100cqi;
    padding-bottom: var(--space-3);
    background: var(--paper);
    font: 620 var(--text-md) / var(--leading-snug) var(--font-heading);
    text-align: start;
    text-wrap: balance;
  }
  & :is(th, td) {
    min-width: min(7.5rem, 23cqi);
    padding: var(--space-2) min(var(--space-3), 2cqi);
    border-top: 1px solid var(--hairline);
    /* Each text in the direction of its language, all aligned. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
    unicode-bidi: plaintext;
    vertical-align: top;
    hyphens: auto;
  }
  & tr:first-child > * {
    border-top: 0;
  }
  & th {
    font-weight: 600;
  }
  & thead :is(th, td) {
    border-bottom: 1px solid var(--ink);
    color: var(--ink-soft);
    font-size: 0.875em;
    vertical-align: bottom;
  }
  & tr > :first-child {
    padding-inline-start: 0;
  }
  /* Paper cannot be scrolled: many columns fit in small print. */
  @media print {
    font-size: 0.75rem;

    & :is(th, td) {
      min-width: 0;
      padding-inline: var(--space-1);
    }
  }
`;
