import { css } from '@linaria/core';

const fieldWidth = '8em';

export const calculatorCard = css`
  /* Fields that belong together, such as feet and inches, end in one line. */
  & [data-fields] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${fieldWidth}), 1fr));
    gap: var(--space-3) var(--space-4);
    align-items: start;
    margin-bottom: var(--space-5);
  }
  & [role='radiogroup'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13em), 1fr));
    gap: var(--space-2);
    margin-bottom: var(--space-5);
  }
  & [role='radiogroup'] > :not(label) {
    grid-column: 1 / -1;
    margin: 0;
  }
  & :is(legend, [role='radiogroup'] > p, [for]) {
    display: block;
    margin-bottom: var(--space-1);
    font: 600 var(--text-sm) / var(--leading-snug) var(--font-ui);
  }
  & fieldset [for] {
    font-weight: 400;
  }
  & :is([type='text'], [type='date']) {
    box-sizing: border-box;
    width: 100%;
    max-width: 15em;
    min-height: 44px;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--control-line);
    border-radius: var(--radius-leaf-small);
    background: var(--paper);
    color: var(--ink);
    font: var(--text-md) / 1.2 var(--font-ui);
    font-variant-numeric: lining-nums tabular-nums;
  }
  & input[aria-invalid] {
    border: 2px solid var(--caution);
  }
  @media (scripting: enabled) {
    & [data-plain] {
      display: none;
    }
  }
  /* Without its fields, the calculator is its method. */
  @media (scripting: none) {
    & ::details-content {
      content-visibility: visible;
    }
  }
  & small {
    margin-top: var(--space-1);
  }
  & [data-fault] {
    color: var(--caution);
    font-weight: 600;
  }
  & form > p {
    margin: 0;
  }
  & form > p > button {
    margin-block: 0 var(--space-2);
    margin-inline-end: var(--space-2);
  }
  & form > button {
    margin-top: 0;
  }
  & [aria-live]:not(:empty) {
    margin-top: var(--space-5);
    padding-top: var(--space-4);
    border-top: 2px solid var(--ink);
  }
  & summary {
    margin-block-start: var(--space-4);
    padding-block: var(--space-2);
    cursor: pointer;
  }
  & summary > h3 {
    display: inline;
    font-size: var(--text-lg);
  }
  /* "Weeks 18 to 22", or their dates, in one line where there is room. */
  & div > table th:first-child {
    min-width: min(10.5em, 32cqi);
  }
  & td {
    text-wrap: balance;
  }
  & table {
    margin-block: var(--space-4);
  }
  @media print {
    & form {
      display: none;
    }
  }
`;
