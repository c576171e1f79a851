import { css } from '@linaria/core';
import { centredRow, underlinedOnHover } from '../ui/declarations.ts';

export const note = css`
  max-width: var(--measure);
  margin-block: var(--space-5);
  /* Where text is large, the words need the room. */
  padding: var(--space-4) min(var(--space-5), 6vw);
  border: 1px solid var(--hairline);
  border-inline-start: 4px solid var(--editorial);
  border-radius: var(--radius-leaf);
  overflow-wrap: anywhere;
  break-inside: avoid;

  & > * {
    margin-block: 0;
  }
  & > * + * {
    margin-block-start: var(--space-2);
  }
  &[data-kind='caution'] {
    border-inline-start-color: var(--caution);
  }
  /* A frame and its word, so that it stands out also where grounds and colours are not shown. */
  &[data-kind='urgent'] {
    border: 3px solid var(--caution);
    background: var(--caution-soft);
  }
`;

export const kindLabel = css`
  display: block;
  color: var(--editorial);
  font: 700 var(--text-xs) / var(--leading-snug) var(--font-ui);

  [data-kind='caution'] > p > & {
    color: var(--caution);
  }
  [data-kind='urgent'] > p > & {
    display: inline-block;
    margin-block-end: var(--space-1);
    padding: 0 var(--space-2);
    border: 2px solid var(--caution);
    color: var(--caution);
  }
`;

export const noteTitle = css`
  display: block;
  font: 620 var(--text-lg) / var(--leading-tight) var(--font-heading);
`;

export const telephoneList = css`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);

  & li {
    ${centredRow};
    gap: var(--space-2) var(--space-3);
  }
  & a {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 0.3em;
    min-height: 44px;
    padding: var(--space-2) var(--space-4);
    border: 2px solid;
    border-radius: var(--radius-leaf-small);
    color: var(--caution);
    font-weight: 700;
    font-variant-numeric: lining-nums;
    text-decoration: none;
  }
  ${underlinedOnHover}
  [data-kind='urgent'] > & a {
    border-color: var(--caution);
    background: var(--caution);
    color: var(--caution-soft);
  }

  @media print {
    [data-kind='urgent'] > & a {
      background: none;
      color: var(--caution);
    }
  }
`;
