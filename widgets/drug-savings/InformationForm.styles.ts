import { css } from '@linaria/core';
import { unstyledGroup, wrappingRow } from '../ui/declarations.ts';

export const informationForm = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-3) var(--space-4);
  align-items: start;
  padding-block: var(--space-2) var(--space-4);

  & > :is(fieldset, h3, button) {
    grid-column: 1 / -1;
    justify-self: start;
  }
  & > h3 {
    margin: 0;
  }
  & fieldset {
    ${wrappingRow};
    gap: var(--space-2) var(--space-5);
    ${unstyledGroup};
  }
  & legend {
    padding: 0;
    font-weight: 600;
  }
  & fieldset label {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 44px;
    cursor: pointer;
  }
  & [type='radio'] {
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
  }
  & [data-field] > label {
    display: block;
    margin-bottom: var(--space-1);
    font-weight: 600;
  }
  & [data-field] [aria-invalid] {
    border-color: var(--caution);
    border-inline-start-width: 6px;
  }
  & [data-wrong] {
    margin: var(--space-1) 0 0;
    color: var(--caution);
    font-weight: 600;
  }
  & [type='submit']:disabled {
    border-color: var(--control-line);
    color: var(--ink-soft);
    cursor: not-allowed;
  }
  /* For large text: the summary of the choices above the form, and the field for a pharmacy. */
  :global() {
    /* Parts of a row are at least as wide as their longest word. */
    [data-drug-savings][data-drug-savings] {
      overflow-wrap: break-word;
    }
    [data-drug-savings] > div:has(> dl) {
      container-type: inline-size;
    }
    [data-drug-savings] ::placeholder {
      font-size: min(1em, 8cqi);
    }
    @container (max-width: 14rem) {
      [data-drug-savings] li:has(h4) {
        display: block;
      }
      [data-drug-savings] div > dl > :first-child {
        padding-inline-end: 0;
      }
      [data-drug-savings] div > details > summary {
        position: static;
        width: fit-content;
        padding-inline: 0;
      }
    }
  }
  /* The insurance answer is used by script only. */
  @media (scripting: none) {
    & [data-live] {
      display: none;
    }
    /* Of all forms of the block: without script they would lead to a page that is not there. */
    :global() {
      [data-script-only] :is(form, details) {
        display: none;
      }
    }
  }
`;
