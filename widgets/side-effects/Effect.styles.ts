import { css } from '@linaria/core';
import { centredRow, controlBox, mutedText, ownDirection, singleRow } from '../ui/declarations.ts';

export const effect = css`
  & + & {
    border-top: 1px solid var(--hairline);
  }
  & > summary {
    ${singleRow};
    justify-content: space-between;
    gap: var(--space-3);
    min-height: 44px;
    padding: var(--space-3) var(--space-4);
    font-weight: 600;
    cursor: pointer;
    list-style: none;
    unicode-bidi: plaintext;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:focus-visible {
    outline-offset: -3px;
  }
  & > summary::after {
    flex: none;
    width: 0.6em;
    height: 0.6em;
    border: solid var(--editorial);
    border-width: 2px 2px 0 0;
    rotate: 45deg;
    content: '';
  }
  & > summary:dir(rtl)::after {
    rotate: -135deg;
  }
  &[open] > summary {
    font: 620 var(--text-lg) / var(--leading-tight) var(--font-heading);
  }
  &[open] > summary::after {
    rotate: 135deg;
  }
  & > div {
    padding: 0 var(--space-4) var(--space-4);
  }
  /* In the direction of its language. */
  & > div > div {
    ${ownDirection};
  }
  & dl {
    margin: 0 0 var(--space-3);
    padding: var(--space-3);
    border-radius: var(--radius-leaf-small);
    background: var(--surface-sunken);
  }
  & dt {
    ${mutedText};
  }
  & dd {
    margin: 0;
    font-weight: 600;
  }
  & dd > button {
    margin-inline-start: var(--space-2);
    font-size: var(--text-xs);
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  & > div > p:last-child {
    ${centredRow};
    justify-content: space-between;
    gap: var(--space-3);
    margin: var(--space-3) 0 0;
  }
  & > div > p:last-child > button {
    min-height: 44px;
    padding: 0 var(--space-3);
    ${controlBox};
    background: none;
    cursor: pointer;
  }
  @media print {
    & > summary::after {
      display: none;
    }
  }
`;

export const needsScript = css`
  @media print, (scripting: none) {
    display: none;
  }
`;
