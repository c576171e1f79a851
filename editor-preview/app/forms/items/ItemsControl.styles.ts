import { css } from '@linaria/core';

export const list = css`
  display: grid;
  gap: 0;
  margin: 0 0 var(--space-2);
  padding: 0;
  border-block-end: 1px solid var(--hairline);
  list-style: none;

  & > li {
    position: relative;
    min-width: 0;
  }
`;

export const plainItem = css`
  display: flex;
  flex-direction: column-reverse;
  padding-block: var(--space-1);

  @media (hover: hover) {
    & > :last-child {
      inset-block-start: -0.75rem;
      border: 1px solid var(--hairline);
    }
  }
`;

export const itemTools = css`
  display: flex;
  flex: none;
  align-self: end;

  /* Over the end of the item's first line: names and texts get the width. */
  @media (hover: hover) {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 0;
    z-index: 1;
    border-radius: var(--radius-leaf-small);
    background: var(--surface);
    opacity: 0;

    :is(li:hover, li:focus-within) > * > &,
    :is(li:hover, li:focus-within) > * > * > * > & {
      opacity: 1;
    }
  }
`;
