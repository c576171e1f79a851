import { css } from '@linaria/core';

/** What comes after a driver's form. */
export const driverSteps = css`
  display: grid;

  & > div {
    grid-area: 1 / 1;
  }
  & > [inert],
  [inert]:has(+ &) {
    visibility: hidden;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin: var(--space-3) 0;
    padding: 0;
    list-style: none;
  }
  & li button {
    min-height: 44px;
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--control-line);
    border-radius: var(--radius-leaf-small);
    background: none;
    color: var(--ink);
    cursor: pointer;
  }
  & li button:hover {
    border-color: var(--ink);
  }
`;
