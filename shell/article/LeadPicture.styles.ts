import { css } from '@linaria/core';
import { desktopFrom } from '#widgets/ui/layout.ts';

/** 3:2 on phones, where it ends the first screen; a band on tablets; whole beside the title on desktops. */
export const leadPicture = css`
  margin: 0;

  & img {
    display: block;
    width: 100%;
    height: auto;
    max-height: 18rem;
    aspect-ratio: 3 / 2;
    border-radius: var(--radius-leaf);
    object-fit: cover;

    @media (min-width: ${desktopFrom}px) {
      width: min(460px, 40vw);
      max-height: 26rem;
      aspect-ratio: auto;
    }
  }
  & figcaption {
    margin-top: var(--space-1);
    color: var(--ink-soft);
    font: var(--text-xs) / var(--leading-snug) var(--font-ui);
  }
`;
