import { css } from '@linaria/core';

export const quiz = css`
  max-width: var(--measure);
  margin: var(--space-6) 0;
  font: 1rem / 1.4 var(--font-ui);
  accent-color: var(--editorial);

  &,
  & label {
    padding: 0.9em 1.2em;
    border: 1px solid var(--hairline);
    border-radius: var(--radius-leaf-small);
  }
  & :is(h2, h3) {
    margin: 0.5em 0 1em;
    font: 620 var(--text-xl) / 1.2 var(--font-heading);
  }
  & fieldset {
    display: grid;
    gap: 0.5em;
    margin: 0 0 2em;
    padding: 0;
    border: 0;
  }
  &[data-version='new'] fieldset {
    grid-template-columns: repeat(auto-fit, minmax(12em, 1fr));
  }
  & :is(h4, legend) {
    margin-bottom: 0.5em;
    font-weight: 600;
  }
  & label {
    display: flex;
    gap: 1em;
  }
  & :has(> :checked) {
    border-color: var(--editorial);
    background: var(--editorial-soft);
  }
  & button {
    margin: 1em 0;
    padding: 0.8em 2em;
    border: 0;
    border-radius: 2em;
    background: var(--editorial);
    color: var(--editorial-ink);
  }
  & button:disabled {
    opacity: 0.6;
  }
  & small {
    display: block;
    color: var(--ink-soft);
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
