import { css } from '@linaria/core';
import { desktopPictureFrom } from './heroSize.ts';

/** Image and text share a grid cell, so any text fits. The opaque ground guarantees contrast. */
export const heroImage = css`
  display: grid;
  max-width: var(--content-wide);
  margin: var(--space-5) 0;
  overflow-wrap: anywhere;
  break-inside: avoid;

  & picture {
    display: contents;
  }
  & :is(img, figcaption) {
    grid-area: 1 / 1;
  }
  & img {
    width: 100%;
    height: 100%;
    border-radius: var(--radius-leaf);
    background: var(--surface-sunken);
    aspect-ratio: 4 / 5;
    object-fit: cover;
    object-position: var(--focus-mobile, 50% 50%);
  }
  & figcaption {
    z-index: 1;
    align-self: end;
    justify-self: start;
    max-width: 26rem;
    margin: var(--space-8) var(--space-3) var(--space-3);
    padding: var(--space-4) min(var(--space-5), 6vw);
    border-radius: var(--radius-leaf);
    background: var(--surface);
    color: var(--ink);
    print-color-adjust: exact;
  }
  & strong {
    display: block;
    font: 620 var(--text-xl) / var(--leading-tight) var(--font-heading);
    text-wrap: balance;
  }
  & p {
    margin: 0;
    line-height: var(--leading-snug);
  }
  & strong + p {
    margin-top: var(--space-2);
  }
  @media (min-width: ${desktopPictureFrom}px) {
    & img {
      aspect-ratio: 16 / 9;
      object-position: var(--focus-desktop, 50% 50%);
    }
    & figcaption {
      margin: var(--space-6) var(--space-5) var(--space-5);
    }
  }
`;
