import { css } from '@linaria/core';
import { plainList, wrappingRow } from '#widgets/ui/declarations.ts';

export const peopleList = css`
  ${wrappingRow};
  gap: 2px;
  ${plainList};
`;

export const initials = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  padding: 0;
  border: 2px solid var(--surface);
  border-radius: 50%;
  font: 650 0.6875rem/1 var(--font-ui);
  letter-spacing: 0.02em;

  /* Not in the text: the name says more, and is what the button is called. */
  & > [data-initials]::before {
    content: attr(data-initials);
  }
  button& {
    cursor: pointer;
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }
  [role='treeitem'] & {
    width: 1.25rem;
    height: 1.25rem;
    border: 0;
    font-size: 0.5625rem;
  }
`;

/** Over the page, in its pixels. Initials are not scaled. */
export const atBlock = css`
  position: absolute;
  border-inline-start: 3px solid;
  margin-inline-start: -10px;
  pointer-events: none;

  & > span {
    position: absolute;
    inset-block-end: 100%;
    inset-inline-start: 0;
    display: flex;
    gap: 2px;
    pointer-events: auto;
    transform: scale(calc(1 / var(--shown)));
    transform-origin: 0 100%;
  }
  &[data-beside] > span {
    inset-block: 0 auto;
    inset-inline: auto 100%;
    transform-origin: 100% 0;
  }
`;
