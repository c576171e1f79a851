import { css } from '@linaria/core';

/** Wide tables scroll inside their frame, so that the page never does. */
export const frame = css`
  margin: var(--space-5) 0 var(--space-6);
  max-width: var(--content-wide);
  container-type: inline-size;
  overflow-x: auto;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf);
`;

export const table = css`
  width: 100%;
  border-collapse: collapse;
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);

  /* Stays in sight when the table scrolls. */
  & caption {
    position: sticky;
    inset-inline-start: 0;
    max-width: 100cqi;
    padding: var(--space-3) min(var(--space-4), 3cqi);
    font-weight: 600;
    text-align: start;
  }
  & :is(th, td) {
    min-width: min(7.5rem, 28cqi);
    padding: var(--space-3) min(var(--space-4), 3cqi);
    border-top: 1px solid var(--hairline);
    /* Each text in the order of its own language, and all in line. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
    unicode-bidi: plaintext;
    vertical-align: top;
    hyphens: auto;
  }
  & thead th {
    background: var(--surface-sunken);
  }
  & tbody th {
    font-weight: 600;
  }
`;
