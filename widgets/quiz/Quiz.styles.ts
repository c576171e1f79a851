import { css } from '@linaria/core';
import { notPrinted } from '../ui/declarations.ts';

const answersInRowFrom = 700;

export const quiz = css`
  /* Two by two. */
  @media (min-width: ${answersInRowFrom}px) {
    & fieldset {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
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
  & button + button {
    margin-inline-start: var(--space-2);
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

export const firstStep = css`
  margin-block: var(--space-3) var(--space-5);
  padding: var(--space-3) var(--space-4);
  border-inline-start: 4px solid var(--editorial);
  background: var(--editorial-soft);

  & h4 {
    margin-block-end: var(--space-2);
  }
  & p {
    margin-block: 0 var(--space-2);
  }
`;

/**
 * One question at a time, in a box as high as the highest, so that nothing below moves.
 * Without script, on paper and in the editor's preview all are shown.
 */
export const steps = css`
  @media screen and (scripting: enabled) {
    &:not([data-island-status='failed'] *, [data-blocks] *) {
      display: grid;

      & > fieldset {
        grid-area: 1 / 1;
        /* Answers in the same place for short and long questions, and no gap below them. */
        align-content: end;
        margin-bottom: var(--space-3);
      }
      & > :not([data-current]) {
        visibility: hidden;
      }
    }
  }
`;

export const progressBar = css`
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
  ${notPrinted}
`;
