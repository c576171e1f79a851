import { css } from '@linaria/core';
import { controlBox, uiText } from './declarations.ts';
import { modalLayer, modalWidth, tabletFrom } from './layout.ts';

const titleRowFrom = '18rem';

export const dialog = css`
  z-index: ${modalLayer};
  container-type: inline-size;
  width: min(var(--dialog-width, ${modalWidth}px), 100vw - 2 * var(--space-3));
  max-width: none;
  max-height: min(var(--dialog-height, 100%), 100% - 2 * var(--space-3));
  padding: var(--space-4);
  overscroll-behavior: contain;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf);
  background: var(--paper);
  color: inherit;
  ${uiText};

  @media (min-width: ${tabletFrom}px) {
    max-height: min(var(--dialog-height-wide, var(--dialog-height, 100%)), 100% - 2 * var(--space-3));
  }
  &::backdrop {
    background: rgb(0 0 0 / 55%);
  }
`;

export const title = css`
  margin: 0 0 var(--space-3);
  font: 620 var(--text-lg) / var(--leading-tight) var(--font-heading);
  text-wrap: balance;
`;

export const close = css`
  text-align: end;

  @container (min-width: ${titleRowFrom}) {
    float: inline-end;
    margin-inline-start: var(--space-3);
  }
  & > button {
    min-height: 2.25rem;
    padding: 0 var(--space-3);
    ${controlBox};
    background: none;
    cursor: pointer;
  }
`;
