import { css } from '@linaria/core';
import { centredRow, notPrinted, onEditorial } from '../ui/declarations.ts';
import { tabletFrom } from '../ui/layout.ts';

/** Full screen: readable from a step away, with wet hands. */
export const cookMode = css`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: var(--page-padding);
  border: 0;
  background: var(--paper);
  color: var(--ink);
  font: var(--text-md) / var(--leading-snug) var(--font-ui);

  &[open] {
    display: grid;
    grid-template: 'head' auto 'list' auto 'step' minmax(0, 1fr) 'foot' auto / minmax(0, 1fr);
    gap: var(--space-4);

    @media (min-width: ${tabletFrom}px) {
      grid-template: 'head head' auto 'list step' minmax(0, 1fr) 'foot foot' auto / auto minmax(0, 1fr);
    }
  }
  & header,
  & footer {
    ${centredRow};
    gap: var(--space-3);
  }
  & header {
    grid-area: head;
    justify-content: space-between;
  }
  & p {
    margin: 0;
  }
  & [data-cook-part='place'] {
    color: var(--ink-soft);
    font-weight: 600;
  }
  & details {
    grid-area: list;
    max-width: min(20rem, 40vw);
    max-height: 100%;
    overflow-y: auto;
    overflow-wrap: anywhere;

    @media (max-width: ${tabletFrom - 0.02}px) {
      max-width: none;
      max-height: 40dvh;
    }
  }
  & summary {
    position: sticky;
    top: 0;
    padding-block: var(--space-3);
    background: var(--paper);
    color: var(--editorial);
    font-weight: 600;
    outline-offset: -3px;
    cursor: pointer;
  }
  & ul {
    margin: 0;
  }
  & ul > li {
    padding-block: var(--space-2);
  }
  & [data-units='metric'],
  :has([value='metric']:checked) > & [data-units='us'] {
    display: none;
  }
  :has([value='metric']:checked) > & [data-units='metric'] {
    display: inline;
  }
  & [data-cook-part='step'] {
    grid-area: step;
    align-self: center;
    max-width: 28ch;
    max-height: 100%;
    margin-inline: auto;
    overflow-y: auto;
    font: clamp(var(--text-xl), 1rem + 4vw, var(--text-3xl)) / 1.3 var(--font-heading);
    text-wrap: pretty;
  }
  & [data-cook-part='step'] > p {
    margin-block-start: var(--space-4);
    color: var(--ink-soft);
    font: var(--text-lg) / var(--leading-snug) var(--font-ui);
  }
  & button {
    min-width: 44px;
    min-height: 44px;
    padding: var(--space-2) var(--space-5);
    border: 1px solid var(--editorial);
    border-radius: var(--radius-leaf-small);
    background: none;
    color: var(--editorial);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  & footer {
    grid-area: foot;
  }
  & footer button {
    flex: 1 8rem;
    min-height: 64px;
  }
  & footer p {
    flex: 1 100%;
    color: var(--ink-soft);
    font-size: var(--text-sm);
    text-align: center;
  }
  & [data-cook-part='next'] {
    ${onEditorial};
  }
  & [aria-disabled='true'] {
    border-color: var(--control-line);
    color: var(--ink-soft);
    cursor: default;
  }
  ${notPrinted}
`;
