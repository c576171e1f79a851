import { css } from '@linaria/core';
import { controlBox, notPrinted, onEditorial, wrappingRow } from '../ui/declarations.ts';

export const signUpForm = css`
  ${wrappingRow};
  gap: var(--space-2) var(--space-3);
  max-width: 32rem;
  margin-top: var(--space-4);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);

  & :is(label, fieldset) {
    flex: 100%;
    font-weight: 600;
  }
  & [type='email'] {
    flex: 1 1 12rem;
    min-width: 0;
    min-height: 44px;
    padding: var(--space-2) var(--space-3);
    ${controlBox};
    background: var(--surface);
    color: var(--ink);
    font: 1rem/1.4 var(--font-ui);
  }
  & [aria-invalid='true'] {
    border-color: var(--caution);
    outline: 2px solid var(--caution);
  }
  & button {
    flex: 0 1 auto;
    min-height: 44px;
    padding: var(--space-2) var(--space-5);
    border: 1px solid var(--editorial);
    border-radius: var(--radius-leaf-small);
    ${onEditorial};
    font-weight: 600;
    cursor: pointer;
  }
  & button:hover {
    background: var(--editorial-strong);
  }
  /* What is said takes the place of the note, so nothing moves. */
  & > p {
    display: grid;
    flex: 100%;
    margin: 0;
    font-size: var(--text-xs);
  }
  & > p > * {
    grid-area: 1 / 1;
  }
  & > p:has(output:not(:empty)) > span {
    visibility: hidden;
  }
  & output {
    /* No higher than its words: it would take the clicks on a link of the note. */
    align-self: start;
    font-weight: 600;
  }
  & p a {
    color: inherit;
  }
  ${notPrinted}
`;
