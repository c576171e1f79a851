import { css } from '@linaria/core';
import { column, hairlineCard, ownDirection, pictureRatio, uiText } from '../ui/declarations.ts';

/** High enough for most answers, so that flipping shifts nothing below. A back with an image is higher. */
const height = '12rem';
const pictureHeight = '21rem';

export const flipCard = css`
  display: grid;
  grid-template-rows: 1fr auto;
  height: 100%;
  overflow: clip;
  ${hairlineCard};
  ${uiText};
  transition: background-color var(--motion);

  &[open] {
    grid-template-rows: auto 1fr;
    background: var(--editorial-soft);
  }
  & > summary {
    ${column};
    gap: var(--space-3);
    padding: var(--space-4);
    border-radius: inherit;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  /* Inside its edges, which would cut it off. */
  & > summary:focus-visible {
    outline-offset: -3px;
  }
  & > summary > img {
    display: block;
    width: calc(100% + 2 * var(--space-4));
    max-width: none;
    height: auto;
    margin: calc(-1 * var(--space-4)) calc(-1 * var(--space-4)) 0;
    background: var(--surface-sunken);
    ${pictureRatio};
  }
  & > summary > span {
    font: 620 var(--text-lg) / var(--leading-tight) var(--font-heading);
  }
  & > summary > small {
    margin-top: auto;
    color: var(--editorial);
    font-size: var(--text-xs);
    font-weight: 600;
  }
  /* Two corners that turn into each other. */
  & > summary > small::before {
    content: '↻ ' / '';
  }
  &[open] > summary > small::before {
    content: '↺ ' / '';
  }
  &[open] > summary {
    padding-bottom: 0;
  }
  @media screen {
    min-height: ${height};

    &:has(> summary > img) {
      min-height: ${pictureHeight};
    }
    &[open] > summary > img,
    &[open] [data-when='closed'],
    &:not([open]) [data-when='open'] {
      display: none;
    }
    &[open] > summary > span {
      color: var(--ink-soft);
      font: 600 var(--text-sm) / var(--leading-snug) var(--font-ui);
    }
  }
  & > div {
    padding: var(--space-3) var(--space-4) var(--space-4);
  }
  /* Each in the direction of its language. */
  & > summary > span,
  & > div > * {
    ${ownDirection};
  }
  & > div > p:first-child {
    margin: 0 0 var(--space-3);
    font: 620 var(--text-lg) / var(--leading-snug) var(--font-heading);
  }
  & > div > :last-child,
  & > div > div > :last-child {
    margin-bottom: 0;
  }
  @media print {
    margin-bottom: var(--space-4);
    break-inside: avoid;

    & > summary > small {
      display: none;
    }
    & > summary > img {
      max-width: 14rem;
    }
  }
`;
