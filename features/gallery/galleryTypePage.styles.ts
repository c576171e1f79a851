import { css } from '@linaria/core';
import {
  centredRow,
  controlBox,
  hairlineCard,
  mutedText,
  plainList,
  wrappingRow,
} from '#widgets/ui/declarations.ts';
import { largePhoneFrom } from '#widgets/ui/layout.ts';

export const head = css`
  & h1,
  & p {
    margin: 0 0 var(--space-1);
  }
  & code {
    ${mutedText};
  }
`;

/** Stays in view: an example is compared in both colours, and with the next one. */
export const bar = css`
  ${centredRow};
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  gap: var(--space-2) var(--space-4);
  margin-block: var(--space-3) var(--space-4);
  padding-block: var(--space-2);
  border-block-end: 1px solid var(--hairline);
  background: var(--paper);

  @media not (min-width: ${largePhoneFrom}px) {
    position: relative;
  }
`;

export const choices = css`
  ${wrappingRow};
  gap: var(--space-2) var(--space-4);

  & ul {
    display: flex;
    overflow: hidden;
    ${plainList};
    ${controlBox};
    background: var(--surface);
  }
  & li + li {
    border-inline-start: 1px solid var(--hairline);
  }
  & a {
    display: block;
    padding: var(--space-1) var(--space-3);
    color: var(--ink);
    font-size: var(--text-xs);
    text-decoration: none;
  }
  & a:hover {
    background: var(--surface-sunken);
  }
  & a[aria-current] {
    background: var(--editorial-soft);
    color: var(--editorial-strong);
    font-weight: 600;
  }
  & a:focus-visible {
    outline-offset: -2px;
  }
`;

export const fixture = css`
  /* Below the bar. */
  scroll-margin-block-start: 4rem;

  & + & {
    padding-top: var(--space-4);
    border-top: 1px solid var(--hairline);
  }
  & h2 {
    margin: 0 0 var(--space-3);
    font-size: var(--text-lg);
  }
  & h2 a {
    margin-inline-start: var(--space-2);
    ${mutedText};
    font-family: var(--font-ui);
    font-weight: 400;
  }
`;

export const frames = css`
  ${wrappingRow};
  align-items: flex-start;
  gap: var(--space-4);
  margin-block: var(--space-4) var(--space-6);
  padding-bottom: var(--space-3);
  overflow-x: auto;

  & figure {
    flex: none;
    margin: 0;
  }
  & figcaption {
    margin-bottom: var(--space-1);
    ${mutedText};
  }
  & iframe {
    display: block;
    height: 36rem;
    /* In browsers that divide lengths; in others the row scrolls. */
    zoom: min(1, (100vw - 2 * var(--page-padding) - 1rem) / var(--row));
    ${controlBox};
    background: var(--paper);
  }
  /* On a phone one below the other, the narrowest first. */
  @media not (min-width: ${largePhoneFrom}px) {
    flex-direction: column;

    & iframe {
      zoom: min(1, (100vw - 2 * var(--page-padding) - 1rem) / var(--own));
    }
  }
`;

/** Over the examples: their list may be longer than the screen. */
export const examples = css`
  position: relative;
  font-size: var(--text-xs);

  & summary {
    min-height: 24px;
    cursor: pointer;
  }
  & ol {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-end: 0;
    width: max-content;
    max-width: calc(100vw - 2 * var(--page-padding));
    max-height: 70vh;
    margin: var(--space-2) 0 0;
    padding: var(--space-3) var(--space-4) var(--space-3) var(--space-6);
    overflow-y: auto;
    ${hairlineCard};
    box-shadow: var(--shadow-over);
  }
  & li {
    padding-block: 3px;
  }
  @media not (min-width: ${largePhoneFrom}px) {
    & ol {
      inset-inline: 0 auto;
    }
  }
`;
