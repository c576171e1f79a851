import { css } from '@linaria/core';
import { centredRow, controlBox, notPrinted, onEditorial, wrappingRow } from '../ui/declarations.ts';

export const ingredientList = css`
  margin-block-start: var(--space-6);

  & li {
    ${centredRow};
    column-gap: var(--space-3);
  }
  & [data-amount] {
    font-weight: 700;
  }
  & > p:last-child > a {
    display: inline-block;
    margin-block-start: var(--space-3);
  }
  & [data-units='metric'] {
    display: none;
  }
  &:has([value='metric']:checked) {
    & [data-units='us'] {
      display: none;
    }
    & [data-units='metric'] {
      display: inline;
    }
  }
`;

export const choices = css`
  ${wrappingRow};
  gap: var(--space-3) var(--space-5);
  margin-block-start: var(--space-3);

  ${notPrinted}
`;

export const choice = css`
  ${centredRow};
  gap: var(--space-1);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & legend {
    float: inline-start;
    padding: 0;
    color: var(--ink-soft);
  }
  & label {
    position: relative;
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    padding: 0 var(--space-3);
    ${controlBox};
    font-weight: 600;
    cursor: pointer;
  }
  & input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & label:hover {
    border-color: var(--editorial);
  }
  & label:has(:checked) {
    border-color: var(--editorial);
    ${onEditorial};
  }
  & label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    & label:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
  /* A script rewrites the amounts. */
  &[data-scale] {
    display: none;
  }
  @media screen and (scripting: enabled) {
    :not([data-behaviour='failed']) > * > * > * > &[data-scale] {
      display: flex;
    }
  }
`;
