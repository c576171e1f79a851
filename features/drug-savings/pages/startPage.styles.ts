import { css } from '@linaria/core';
import { controlBox, plainList, wrappingRow } from '#widgets/ui/declarations.ts';

/** The place of the prices below, and a form for another one. */
export const near = css`
  font: var(--text-sm) / 1.5 var(--font-ui);

  & summary {
    min-height: 44px;
    padding-block: calc((44px - 1.5em) / 2);
    cursor: pointer;
    list-style: none;
  }
  & u {
    color: var(--editorial);
    font-weight: 600;
  }
  & form {
    ${wrappingRow};
    gap: var(--space-2);
    align-items: center;
    margin-bottom: var(--space-3);
  }
  & :is(input, button) {
    min-height: 44px;
    padding-inline: var(--space-3);
    ${controlBox};
    background: none;
    color: var(--ink);
    font: 1rem / 1.2 var(--font-ui);
  }
  & input {
    width: 8em;
  }
  & [aria-invalid] {
    border-color: var(--caution);
  }
  & form p {
    color: var(--caution);
  }
`;

export const conditions = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));
  gap: 0 var(--space-5);
  align-items: start;
  ${plainList};

  & a {
    display: block;
    min-height: 44px;
    padding-block: var(--space-2);
    font: 600 var(--text-sm) / 1.2 var(--font-ui);
  }
  & span {
    display: none;
    color: var(--ink-soft);
    font: var(--text-xs) / 1.5 var(--font-ui);
  }
  @media (min-width: 658px) {
    grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
    row-gap: var(--space-2);

    & a {
      min-height: 24px;
      padding-block: 0;
    }
    & span {
      display: block;
    }
  }
`;

export const steps = css`
  display: grid;
  gap: var(--space-2) calc(1.5em + var(--space-5));
  margin: 0;
  padding-inline-start: 1.5em;
  font: var(--text-sm) / 1.5 var(--font-ui);

  @media (min-width: 658px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
