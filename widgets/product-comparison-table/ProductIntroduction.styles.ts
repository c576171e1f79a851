import { css } from '@linaria/core';
import { tabletFrom } from '../ui/layout.ts';

/** The same height in every column, so that the texts below are aligned. */
export const picture = css`
  display: grid;
  grid-template: 100% / 100%;
  place-items: center;
  width: 5.5rem;
  max-width: 100%;
  height: 5.5rem;
  margin-bottom: var(--space-2);
  overflow: clip;
  border-radius: var(--radius-leaf-small);
  color: var(--ink-soft);
  font: 400 var(--text-2xl) / 1 var(--font-heading);

  /* On a phone all that is compared begins in the first view of the table. */
  @media not (min-width: ${tabletFrom}px) {
    display: none;
  }
  &:not(:has(img)) {
    background: var(--surface-sunken);
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;
