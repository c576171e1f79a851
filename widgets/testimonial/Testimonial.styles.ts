import { css } from '@linaria/core';
import {
  blockTitle,
  fullWidth,
  mutedUiText,
  ownDirection,
  plainList,
  textBlock,
} from '../ui/declarations.ts';
import { tabletFrom } from '../ui/layout.ts';
import { revealOneByOne } from '../ui/reveal.styles.ts';

/** Delay between bubbles, and duration of each, in milliseconds. */
const apart = 840;
const long = 1500;

/** The width from which image and bubbles are side by side, at any text size. */
const rowFrom = '34rem';

export const testimonial = css`
  ${textBlock};
  container-type: inline-size;
  overflow-wrap: anywhere;

  & > h2 {
    margin: 0 0 var(--space-2);
    ${blockTitle};
  }
  & > p {
    margin: 0;
    ${mutedUiText};
    ${ownDirection};
  }
`;

export const people = css`
  display: grid;
  gap: var(--space-4);
  margin-top: var(--space-4);

  & img {
    ${fullWidth};
    max-height: 24rem;
    border-radius: var(--radius-leaf);
    background: var(--surface-sunken);
    object-fit: cover;
  }
  @media (min-width: ${tabletFrom}px) {
    @container (min-width: ${rowFrom}) {
      &:has(img) {
        grid-template-columns: 2fr 3fr;
        align-items: center;
        gap: var(--space-5);
      }
    }
  }
`;

export const bubbles = css`
  display: grid;
  gap: var(--space-3);
  ${plainList};

  ${revealOneByOne(apart, long)}

  & > li {
    justify-self: end;
    max-width: min(88%, 28rem);
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--hairline);
    border-radius: var(--radius-leaf);
    background: var(--surface-sunken);
  }
  & > li:nth-child(even) {
    justify-self: start;
  }
  & > li:nth-child(3n + 2) {
    background: color-mix(in srgb, var(--marker) 40%, var(--surface));
  }
  & > li:nth-child(3n) {
    background: var(--surface);
  }
  /* Each in the direction of its language, quotation marks included. */
  & :is(blockquote, cite) {
    ${ownDirection};
  }
  & blockquote {
    margin: 0;
    line-height: var(--leading-snug);
    text-wrap: pretty;
  }
  & blockquote::before {
    content: '“';
  }
  & blockquote::after {
    content: '”';
  }
  & cite {
    display: block;
    margin-top: var(--space-1);
    color: var(--ink-soft);
    font: var(--text-xs) / var(--leading-snug) var(--font-ui);
  }
  @media print {
    & > li {
      break-inside: avoid;
    }
  }
`;
