import { css } from '@linaria/core';

export const quiz = css`
  max-width: var(--measure);
  margin-block: var(--space-6);
  padding: var(--space-4) min(var(--space-5), 5vw);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  accent-color: var(--editorial);

  & :is(h2, h3) {
    margin: var(--space-2) 0 var(--space-4);
    font: 620 var(--text-xl) / var(--leading-tight) var(--font-heading);
    text-wrap: balance;
  }
  & fieldset {
    display: grid;
    gap: var(--space-2);
    min-width: 0;
    margin: 0 0 var(--space-6);
    padding: 0;
    border: 0;
  }
  &[data-version='new'] fieldset {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12em), 1fr));
  }
  & legend {
    margin-bottom: var(--space-3);
    padding: 0;
    font: 620 var(--text-md) / var(--leading-snug) var(--font-heading);
  }
  /* The whole row answers. */
  & label {
    display: flex;
    gap: var(--space-3);
    min-height: 44px;
    padding: 0.6rem var(--space-3);
    border: 1px solid var(--hairline);
    border-radius: var(--radius-leaf-small);
    cursor: pointer;
  }
  & input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    /* In the middle of the first line. */
    margin: calc((1lh - 1.375rem) / 2) 0 0;
  }
  & label:hover,
  & :has(> :checked) {
    border-color: var(--editorial);
  }
  & :has(> :checked) {
    background: var(--editorial-soft);
  }
  & :disabled label {
    border-color: var(--hairline);
    cursor: auto;
  }
  & h4 {
    margin: 0 0 var(--space-3);
    font: 620 var(--text-lg) / var(--leading-snug) var(--font-heading);
  }
  & section > p {
    max-width: var(--prose);
  }
  & summary {
    padding-block: var(--space-3);
    cursor: pointer;
  }
  & button {
    min-height: 44px;
    margin-block: var(--space-4);
    padding: var(--space-2) var(--space-5);
    border: 1px solid var(--editorial);
    border-radius: var(--radius-leaf-small);
    background: none;
    color: var(--editorial);
    font-weight: 600;
    cursor: pointer;
  }
  & [type='submit']:enabled {
    background: var(--editorial);
    color: var(--editorial-ink);
  }
  & :disabled {
    border-color: var(--control-line);
    color: var(--ink-soft);
    cursor: auto;
  }
  & small {
    display: block;
    color: var(--ink-soft);
    font: var(--text-xs) / var(--leading-snug) var(--font-ui);
  }
  @media (scripting: enabled) {
    & :is(i, [data-plain]) {
      display: none;
    }
  }
  @media (scripting: none) {
    & [data-live] {
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
