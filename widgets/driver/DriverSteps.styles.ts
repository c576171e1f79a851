import { css } from '@linaria/core';
import { controlBox, wrappingRow } from '../ui/declarations.ts';

export const driverSteps = css`
  display: grid;
  /* It lies on the form, which has to be reached until something of it is shown. */
  visibility: hidden;

  & > div {
    grid-area: 1 / 1;
  }
  & > :not([inert]) {
    visibility: visible;
  }
  [inert]:has(+ &) {
    visibility: hidden;
  }
  & p + strong {
    margin-top: var(--space-2);
  }
  & ul {
    ${wrappingRow};
    gap: var(--space-2);
    margin: var(--space-3) 0;
    padding: 0;
    list-style: none;
  }
  & li button {
    min-height: 44px;
    padding: var(--space-2) var(--space-4);
    ${controlBox};
    background: none;
    color: var(--ink);
    cursor: pointer;
  }
  & li button:hover {
    border-color: var(--ink);
  }
`;
