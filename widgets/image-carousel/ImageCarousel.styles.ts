import { css } from '@linaria/core';
import { fullWidth, mutedUiText, ownDirection } from '../ui/declarations.ts';

export const picture = css`
  margin: 0;

  & img {
    ${fullWidth};
    border-radius: var(--radius-leaf);
    background: var(--surface-sunken);
    aspect-ratio: var(--shape);
    /* Nothing of it is cut. */
    object-fit: contain;
  }
  & figcaption {
    margin-top: var(--space-2);
    ${mutedUiText};
    overflow-wrap: anywhere;
    ${ownDirection};
  }
`;
