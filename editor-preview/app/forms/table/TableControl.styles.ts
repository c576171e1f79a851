import { css } from '@linaria/core';
import { centredRow, singleRow } from '#widgets/ui/declarations.ts';

export const scroller = css`
  overflow-x: auto;
  padding: 2px;

  &:has([data-line]:last-child [role='toolbar']) {
    padding-block-end: 2rem;
  }
`;

/** A row. Three columns fit the form at its first width. */
export const grid = css`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(6rem, 1fr));
  align-items: stretch;

  /* Cells of one sheet, and not boxes side by side. */
  & > * {
    align-content: start;
    min-width: 0;
    margin: 0 -1px -1px 0;
    border: 1px solid var(--hairline);
    background: var(--surface);
  }
  & > :focus-within {
    z-index: 1;
    border-color: var(--control-line);
  }
  &[data-line='headings'] > * {
    background: var(--surface-sunken);
  }
  & > * :is(input, textarea, [role='textbox']):not([aria-invalid='true']) {
    border-color: transparent;
    border-radius: 0;
    background: none;
    outline-offset: -2px;
  }
  &[data-line='headings'] textarea {
    resize: none;
    font-size: var(--text-xs);
    font-weight: 600;
  }
  /* Over the next row: a cell is too narrow for them. */
  & [role='toolbar'] {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-start: -1px;
    z-index: 2;
    width: max-content;
    margin: 0;
    padding: 0;
    border: 1px solid var(--control-line);
    background: var(--surface);
  }
  & > :last-child:not(:first-child) [role='toolbar'] {
    inset-inline: auto -1px;
  }
`;

export const tools = css`
  ${centredRow};
  justify-content: space-between;
  gap: 0 var(--space-2);
  min-height: 1.75rem;

  & > span {
    ${singleRow};
  }
  & small {
    display: block;
    margin-inline-end: var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  & small::first-letter {
    text-transform: uppercase;
  }
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block-start: var(--space-2);
`;
