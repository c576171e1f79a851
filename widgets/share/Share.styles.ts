import { css } from '@linaria/core';
import { controlBox, notPrinted, onEditorial, plainList, uiText } from '../ui/declarations.ts';
import { outlinedAction } from '../ui/outlinedAction.ts';

export const share = css`
  max-width: var(--measure);
  margin-block: var(--space-5);
  ${uiText};

  & > button {
    ${outlinedAction}
  }
  & svg {
    flex: none;
  }
  & > p {
    margin-block-end: var(--space-2);
    font-weight: 600;
  }
  /* The script moves the links into the dialog. */
  @media (scripting: enabled) {
    &:not([data-behaviour='failed']) > :is(p, ul) {
      display: none;
    }
  }
  &[data-behaviour='failed'] > button {
    display: none;
  }
  @media (scripting: none) {
    & > button {
      display: none;
    }
  }
  ${notPrinted}
`;

export const targets = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: var(--space-2);
  ${plainList};

  & a {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 44px;
    padding: var(--space-2) var(--space-3);
    ${controlBox};
    color: var(--editorial);
    font-weight: 600;
    text-decoration: none;
  }
  & a:hover {
    background: var(--editorial-soft);
    text-decoration: underline;
  }
`;

export const copy = css`
  display: grid;
  gap: var(--space-2);
  margin-block: var(--space-2);

  & > button {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    justify-content: center;
    min-height: 44px;
    padding: var(--space-2) var(--space-4);
    border: 0;
    border-radius: var(--radius-leaf-small);
    ${onEditorial};
    font-weight: 600;
    cursor: pointer;
  }
  & > button:hover {
    text-decoration: underline;
  }
  /* The words keep their place, whatever they and the sign before them say. */
  & > button::before {
    width: 1em;
    height: 1em;
    line-height: 1;
    content: '';
  }
  & > button > bdi {
    position: relative;
    flex: 0 1 8em;
    min-width: 0;
    text-align: start;
  }
  /* A ring that turns, and stands still for those who want no motion. */
  &[data-copy-state='copying'] > button > bdi::before {
    position: absolute;
    inset-block: 0;
    inset-inline-end: calc(100% + var(--space-2));
    width: 1em;
    height: 1em;
    margin-block: auto;
    border: 2px solid;
    border-inline-end-color: transparent;
    border-radius: 50%;
    animation: share-turn 800ms linear infinite;
    content: '';
  }
  &[data-copy-state='copied'] > button::before {
    content: '✓' / '';
  }
  & > output:empty {
    display: none;
  }
  &:not([data-copy-state='failed']) > output {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  & > input {
    width: 100%;
    min-height: 44px;
    padding: var(--space-2) var(--space-3);
    ${controlBox};
    background: var(--surface-sunken);
    color: var(--ink);
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-copy-state='copying'] > button > bdi::before {
      animation: none;
    }
  }
  @keyframes share-turn {
    to {
      rotate: 1turn;
    }
  }
`;
