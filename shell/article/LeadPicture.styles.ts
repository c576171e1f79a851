import { css } from '@linaria/core';
import { fullWidth } from '#widgets/ui/declarations.ts';
import { desktopFrom } from '#widgets/ui/layout.ts';

export const leadPicture = css`
  & img {
    ${fullWidth};
    max-height: 18rem;
    border-radius: var(--radius-leaf);
    object-fit: cover;

    @media (min-width: ${desktopFrom}px) {
      width: min(460px, 40vw);
      max-height: 26rem;
    }
    /* Not for all: a ratio here replaces that of the file, which keeps its space. */
    @media (max-width: ${desktopFrom - 1}px) {
      aspect-ratio: 3 / 2;
    }
  }
`;
