import { css } from '@linaria/core';
import { centredRow, mutedText, plainList, textBlock, uiText, wrappingRow } from '../ui/declarations.ts';

export const dropdown = css`
  ${textBlock};
  ${uiText};
  accent-color: var(--editorial);

  & > details {
    border: 1px solid var(--control-line);
    border-radius: var(--radius-leaf);
    background: var(--surface);
  }
  & summary {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-4);
    border-radius: inherit;
    font-size: 1rem;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  /* Inside its edges: outside them the ring would lie over the first products. */
  & summary:focus-visible {
    outline-offset: -3px;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary::after {
    flex: none;
    width: 0.6em;
    height: 0.6em;
    margin: -0.3em 0.2em 0;
    border: solid var(--editorial);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    content: '';
  }
  & [open] > summary::after {
    margin-top: 0.3em;
    rotate: -135deg;
  }
  & details small {
    display: block;
    /* Room for the longest text: a choice that comes back moves nothing. */
    min-width: 7.5em;
    ${mutedText};
    font-weight: 400;
  }
  & summary > span {
    flex: 1;
    ${wrappingRow};
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-3);
    min-width: 0;
  }
  & details > div {
    padding: 0 var(--space-4) var(--space-4);
  }
  & details ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: var(--space-2);
    ${plainList};
  }
  & details label {
    ${centredRow};
    gap: var(--space-3);
    height: 100%;
    min-height: 3rem;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--hairline);
    border-radius: var(--radius-leaf-small);
    cursor: pointer;
    unicode-bidi: plaintext;
  }
  /* Where text is large, the words stand below the picture rather than beside it, a syllable a line. */
  & details label > :last-child {
    flex: 1 1 7.5rem;
    min-width: 0;
  }
  & details label:has(:checked) {
    border-color: var(--editorial);
    background: var(--editorial-soft);
  }
  & details label:has(:disabled) {
    color: var(--ink-soft);
    cursor: not-allowed;
  }
  & input {
    flex: none;
    width: 1.15em;
    height: 1.15em;
    margin: 0;
  }
  & [data-picture]:not(:has(img)) {
    background: var(--surface-sunken);
  }
  & [data-picture] {
    flex: none;
    display: grid;
    place-items: center;
    width: 3.5rem;
    height: 3.5rem;
    overflow: clip;
    border-radius: var(--radius-leaf-small);
    color: var(--ink-soft);
    font: 400 var(--text-xl) / 1 var(--font-heading);
  }
  & [data-picture] img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  & details p {
    margin: var(--space-3) 0;
    color: var(--ink-soft);
  }
  & details button {
    width: 100%;
    padding: 0.9em;
    /* Its outline where a reader's own colors take the ground away. */
    border: 1px solid transparent;
    border-radius: var(--radius-leaf-small);
    background: var(--shop);
    color: var(--shop-ink);
    font-weight: 700;
    letter-spacing: 0.05em;
    text-transform: uppercase;
    cursor: pointer;
  }
  & details button:disabled {
    background: var(--surface-sunken);
    color: var(--ink-soft);
    cursor: not-allowed;
  }
  & > [role='alert'] {
    margin: var(--space-2) 0 0;
    color: var(--caution);
    font-weight: 600;
  }
  & > [role='alert']:empty {
    display: none;
  }

  & figure {
    margin: 0;
  }

  /* Without script nothing can be chosen, and on paper nothing needs to be: all products stand side by side. */
  @media print, (scripting: none) {
    & > details,
    & dialog form {
      display: none;
    }
    & dialog {
      display: block;
      position: static;
      width: auto;
      padding: 0;
      border: 0;
    }
  }
`;
