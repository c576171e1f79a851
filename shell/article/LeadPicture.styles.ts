import { css } from '@linaria/core';
import { desktopFrom } from '#widgets/ui/layout.ts';

/** A low band on phones, so that the text begins on the first screen; whole beside the title on desktops. */
export const leadPicture = css`
  & img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 5 / 2;
    border-radius: var(--radius-leaf);
    object-fit: cover;

    @media (min-width: ${desktopFrom}px) {
      width: min(460px, 40vw);
      max-height: 26rem;
      aspect-ratio: auto;
    }
  }
`;
