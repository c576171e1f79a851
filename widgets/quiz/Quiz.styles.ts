import { css } from '@linaria/core';

/** In CSS pixels. */
const answersInRowFrom = 700;

/** What a quiz has besides what all forms have. */
export const quiz = css`
  /* Four short answers have room in a row. */
  @media (min-width: ${answersInRowFrom}px) {
    & fieldset {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
    }
    & fieldset > :not(label) {
      grid-column: 1 / -1;
    }
  }
  &[data-version='new'] fieldset {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12em), 1fr));
  }
  & :disabled label:has(> input) {
    border-color: var(--hairline);
    cursor: auto;
  }
  & h4 {
    margin: 0 0 var(--space-3);
    font: 620 var(--text-lg) / var(--leading-snug) var(--font-heading);
  }
  & section > p {
    max-width: var(--measure);
  }
  & summary {
    padding-block: var(--space-3);
    cursor: pointer;
  }
  & :disabled {
    border-color: var(--control-line);
    color: var(--ink-soft);
    cursor: auto;
  }
  @media (scripting: enabled) {
    & :is(i, [data-plain]) {
      display: none;
    }
  }
`;

/** How much is answered. It stays at the top of the window as long as there are questions below it. */
export const progressBar = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  height: 0.375rem;
  margin-bottom: var(--space-5);
  border: 1px solid var(--editorial);
  border-radius: 2px;
  background: linear-gradient(var(--editorial) 0 0) no-repeat var(--paper);
  background-size: calc(var(--done) * 100%);

  &:dir(rtl) {
    background-position: right;
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
    background-color: Canvas;
    background-image: linear-gradient(CanvasText 0 0);
    forced-color-adjust: none;
  }
  @media print {
    display: none;
  }
`;
